export { confirmCorrection } from './confirm-correction.ts';
