import type { DbOrTransaction } from '../../../platform/db';
import { identitiesOf, identityHandle, type LinkedIdentity } from '../identity.store';
import { countPasskeys } from '../passkeys/passkey.store';
import { endSessionsOf } from '../sessions/session.store';

/** `last`: nothing else would open the account; `gone`: it opens no account, or another one. */
export type UnlinkOutcome = 'unlinked' | 'last' | 'gone';

/**
 * Takes an identity from its account, never the last way in, and signs out every other browser: which of them came in through
 * it nobody can tell. Several at once wait for each other, so that together they do not remove the last one either.
 */
export async function unlinkIdentity(
  tx: DbOrTransaction,
  accountId: number,
  handle: string,
  ownSession: string,
): Promise<UnlinkOutcome> {
  const { password_hash: password } = await tx
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const linked = await identitiesOf(tx, accountId);
  const found = linked.find((identity) => identityHandle(identity) === handle);
  if (found === undefined) return 'gone';
  if (isLastWayIn({ linked, password, passkeys: await countPasskeys(tx, accountId) })) return 'last';
  await tx
    .deleteFrom('account_identity')
    .where('issuer', '=', found.issuer)
    .where('subject', '=', found.subject)
    .execute();
  await endSessionsOf(tx, accountId, ownSession);
  return 'unlinked';
}

/** What opens an account. */
export interface WaysIn {
  linked: readonly LinkedIdentity[];
  password: string | null;
  passkeys: number;
}

/** Whether an account is opened by a single thing. */
export function isLastWayIn({ linked, password, passkeys }: WaysIn): boolean {
  return (password === null ? 0 : 1) + linked.length + passkeys <= 1;
}
