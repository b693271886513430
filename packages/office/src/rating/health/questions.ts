export { healthSummary } from './health-summary.ts';
export { showScale } from './show-scale.ts';
