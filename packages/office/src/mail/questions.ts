export { searchMails } from './search-mails.ts';
