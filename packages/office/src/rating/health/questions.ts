export { showScale } from './show-scale.ts';
