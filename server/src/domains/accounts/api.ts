export type { AccountRow } from './account.tables';
export type { Accounts, IdentityOutcome, ProviderIdentity } from './accounts';
export { readFields, type Fields } from './read-fields';
export type { AccountsOptions, OwnCounts } from './account-options';
export { createAccounts } from './create-accounts';
export { isOwnOrigin } from './csrf/protect';
export { cleanEmail, emailKey, mailboxKey } from '../../platform/mailbox';
export { digestOf, newToken, TOKEN } from './secret-token';
export { CHANGED_ACCOUNTS_CHANNEL, tellAccount } from './tell-account';
