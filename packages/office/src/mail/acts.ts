export { tryMailAgain } from './try-mail-again.ts';
