import { confirmCorrection } from './confirm-correction.ts';

export const correctionActs = [confirmCorrection] as const;
