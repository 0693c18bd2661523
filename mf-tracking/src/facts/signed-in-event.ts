import type { FullUserInfo } from '@kvadrat/contracts/account';
import { hash } from './hash';
import { phoneInE164, phoneToHash } from './normalize-phone';

const DEFAULT_MEDIUM = 'email';

/** The properties of `user_login` and `user_subscription` (specification, section 3): who it is only by hashes, which are personal data all the same. */
export async function signedInProperties(
  user: Pick<
    FullUserInfo,
    'uuid' | 'email' | 'phone' | 'phonePrefix' | 'language' | 'enabledNewsletter' | 'enabledPromotionalEmail'
  >,
  medium: string,
): Promise<Record<string, string>> {
  const dialCode = user.phonePrefix.replace(/\D/g, '') || '385';
  const [email, phone, e164] = await Promise.all([
    hash(user.email.trim().toLowerCase()),
    hash(user.phone === '' ? '' : phoneToHash(user.phone, dialCode)),
    hash(user.phone === '' ? '' : phoneInE164(user.phone, dialCode)),
  ]);
  return {
    language: user.language,
    user_id: user.uuid,
    ...(email === null ? {} : { user_hashedemail: email }),
    ...(phone === null ? {} : { user_hashedphone: phone }),
    ...(e164 === null ? {} : { user_hashedphone_e164: e164 }),
    medium: medium === '' ? DEFAULT_MEDIUM : medium,
    newsletter_enabled: user.enabledNewsletter ? 'si' : 'no',
    promo_update_enabled: user.enabledPromotionalEmail ? 'si' : 'no',
  };
}
