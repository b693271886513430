export { searchAccounts } from './search-accounts.ts';
export { showSecondFactor } from './second-factor/show-second-factor.ts';
export { showAccount } from './show-account.ts';
export { searchApiTokens } from './tokens/search-api-tokens.ts';
