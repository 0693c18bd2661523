import type { Db } from '../../platform/db';
import { forgetOldChanges } from './flows/change-email';
import { forgetOldPhoneCodes } from './flows/prove-phone';
import { forgetOldSessions } from './sessions/session.store';
import { forgetOldSignIns } from './sessions/sign-in.store';
import { forgetOldTokens } from './token.store';

/** Deletes what has run out: sessions, tokens, wrong passwords, outcomes of forms. To be called now and then. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await forgetOldSessions(db, now);
  await forgetOldSignIns(db, now);
  await forgetOldTokens(db, now);
  await forgetOldChanges(db, now);
  await forgetOldPhoneCodes(db, now);
  await db.deleteFrom('account_first_step').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_passkey_challenge').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_totp_setup').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_form_outcome').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_used_proof').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_login_guard').where('window_ends', '<=', now).execute();
}
