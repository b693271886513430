import { tryMailAgain } from './try-mail-again.ts';

export const mailActs = [tryMailAgain] as const;
