import type { DbOrTransaction } from '../../../platform/db';
import type { AccountRow, SignInService } from '../account.tables';
import { endSecondStep } from '../second-step/totp.store';
import { endSessionsOf } from '../sessions/session.store';
import { dropAllTokens } from '../token.store';

/**
 * Who proves an address. A mail proves nothing of what was there before. A session of the account, in the browser that opens
 * the mail's link, belongs to whoever chose its way in; so does an identity whose provider vouches for the address itself.
 */
export type Prover =
  | { by: 'mail' }
  | { by: 'session'; handle: string; service: SignInService }
  | { by: 'identity'; issuer: string; subject: string };

/**
 * Marks an account's address as proven and removes every way in that was there before: password, sessions, identities,
 * passkeys and tokens, and a second step that would keep the owner out, all but the prover's own. Whoever planted an account for somebody else's address is out from here on. All flows that
 * prove an address go through here; for one that is proven already nothing happens.
 * @returns whether it was proven just now
 */
export async function proveAddress(
  tx: DbOrTransaction,
  { id }: Pick<AccountRow, 'id'>,
  prover: Prover,
  now: Date,
): Promise<boolean> {
  const keepsPassword = prover.by === 'session' && prover.service === 'email';
  // First of all: logins that are under way wait for this row and then find that their password no longer holds.
  const proven = await tx
    .updateTable('account')
    .set({ email_verified_at: now, ...(keepsPassword ? {} : { password_hash: null }) })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (proven === undefined) return false;
  await endSessionsOf(tx, id, prover.by === 'session' ? prover.handle : null);
  await dropAllTokens(tx, id);
  await dropIdentities(tx, id, prover, now);
  if (prover.by !== 'session') {
    await tx.deleteFrom('account_passkey').where('account_id', '=', id).execute();
    await endSecondStep(tx, id);
  }
  return true;
}

/** What stays is linked anew, so that no identity of a proven account is older than the proof. */
async function dropIdentities(tx: DbOrTransaction, accountId: number, prover: Prover, now: Date): Promise<void> {
  const kept = tx.updateTable('account_identity').set({ linked_at: now }).where('account_id', '=', accountId);
  if (prover.by === 'session' && prover.service !== 'email' && prover.service !== 'passkey')
    await kept.where('service', '=', prover.service).execute();
  if (prover.by === 'identity')
    await kept.where('issuer', '=', prover.issuer).where('subject', '=', prover.subject).execute();
  await tx.deleteFrom('account_identity').where('account_id', '=', accountId).where('linked_at', '<', now).execute();
}
