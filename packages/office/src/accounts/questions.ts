import { searchAccounts } from './search-accounts.ts';
import { showSecondFactor } from './second-factor/show-second-factor.ts';
import { showAccount } from './show-account.ts';
import { searchApiTokens } from './tokens/search-api-tokens.ts';

export const accountsQuestions = [searchAccounts, showAccount, searchApiTokens, showSecondFactor] as const;
