import { searchAccounts } from './search-accounts.ts';
import { searchApiTokens } from './search-api-tokens.ts';
import { showAccount } from './show-account.ts';
import { showSecondFactor } from './show-second-factor.ts';

export const accountsQuestions = [searchAccounts, showAccount, searchApiTokens, showSecondFactor] as const;
