import type { Locale } from '@kvadrat/contracts/locales';
import type { Db, DbOrTransaction } from '../../platform/db';
import { emailKey } from '../../platform/mailbox';
import { invite, inviteKeys } from './agency-invites';
import { lockAgency, setMember } from './member.store';

/** Makes an account that of an agency, which is approved by that. Asked again it changes nothing. @throws AppError `not-found` */
export async function foundAgencyAccount(
  tx: DbOrTransaction,
  { agencyId, accountId, now }: { agencyId: number; accountId: number; now: Date },
): Promise<void> {
  await lockAgency(tx, agencyId);
  await setMember(tx, { agencyId, accountId, role: 'agency', permissions: [], now });
}

/**
 * The same by the address of who has signed the agency up: whoever has proven it gets the agency's account at once, any other is
 * invited by mail, and has to sign in to take it.
 */
export async function foundAgencyByMail(
  db: Db,
  tx: DbOrTransaction,
  publicUrl: () => string,
  { agencyId, email, locale, now }: { agencyId: number; email: string; locale: Locale; now: Date },
): Promise<'member' | 'invited'> {
  const known = await tx
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('email_verified_at', 'is not', null)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (known !== undefined) {
    await foundAgencyAccount(tx, { agencyId, accountId: known.id, now });
    return 'member';
  }
  await invite(
    tx,
    { keys: inviteKeys(db), publicUrl },
    { agencyId, email, role: 'agency', permissions: [], by: '', locale, now },
  );
  return 'invited';
}
