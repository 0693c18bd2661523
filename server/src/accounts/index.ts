export type { AccountRow, AccountTables, SignInService } from './account.tables';
export type { Accounts, IdentityOutcome, ProviderIdentity } from './accounts';
export { readFields, type Fields } from './read-fields';
