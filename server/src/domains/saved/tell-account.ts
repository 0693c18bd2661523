export { CHANGED_ACCOUNTS_CHANNEL, tellAccount } from '../accounts/api';
