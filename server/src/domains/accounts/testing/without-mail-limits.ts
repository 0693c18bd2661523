import { LIMITS, type CallLimits, type LimitedCall } from '../limits/limit-table';

const UNLIMITED: CallLimits = { network: [], mailbox: [], browser: [], proof: false, open: false };

/** The limits of the portal but those of mails, for suites whose few people write to each other all the time. */
export const WITHOUT_MAIL_LIMITS: Readonly<Record<LimitedCall, CallLimits>> = {
  ...LIMITS,
  mailFromNetwork: UNLIMITED,
  mailToMailbox: UNLIMITED,
  linkConfirm: UNLIMITED,
};
