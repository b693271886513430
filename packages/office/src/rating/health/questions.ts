import { showScale } from './show-scale.ts';

export const healthQuestions = [showScale] as const;
