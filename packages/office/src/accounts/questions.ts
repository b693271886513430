export { searchAccounts, showAccount } from './account-questions.ts';
export { showSecondFactor } from './second-factor/show-second-factor.ts';
export { searchApiTokens } from './tokens/api-token-acts.ts';
