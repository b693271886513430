import { searchMails } from './search-mails.ts';

export const mailQuestions = [searchMails] as const;
