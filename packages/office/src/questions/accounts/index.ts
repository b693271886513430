import { searchAccounts } from './search-accounts.ts';
import { searchApiTokens } from './search-api-tokens.ts';
import { showAccount } from './show-account.ts';

export const accountsQuestions = [searchAccounts, showAccount, searchApiTokens] as const;
