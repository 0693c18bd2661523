import { COMMON_PASSWORDS } from './common-passwords';
import { CROATIAN_PASSWORDS } from './croatian-passwords';

/** Longest password the server takes in characters; forms ask for less (R223). */
export const PASSWORD_MAX = 128;

/** Why a new password is not taken; keys of rules, as forms know them. */
export type PasswordProblem = 'required' | 'min-length' | 'max-length' | 'common-password';

const COMMON: ReadonlySet<string> = new Set(COMMON_PASSWORDS.trim().split(/\s+/));
const CROATIAN: ReadonlySet<string> = new Set(CROATIAN_PASSWORDS.trim().split(/\s+/));

/**
 * Asks the rules for a new password. It is never trimmed and never changed; characters are counted as people do (R223).
 * @param least characters
 * @param own what a guesser tries first: address and names
 */
export function passwordProblem(password: string, least: number, own: readonly string[] = []): PasswordProblem | null {
  const length = [...password].length;
  if (length === 0) return 'required';
  if (length < least) return 'min-length';
  if (length > PASSWORD_MAX) return 'max-length';
  return isCommon(password) || isOwn(password, own) ? 'common-password' : null;
}

function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  if (COMMON.has(plain) || CROATIAN.has(plain)) return true;
  const word = withoutMarks(plain);
  return CROATIAN.has(word) || CROATIAN.has(word.replace(/[\d!?.*_-]+$/, '')) || isOneCharacter(plain);
}

function isOwn(password: string, own: readonly string[]): boolean {
  const plain = withoutMarks(password.toLowerCase());
  return own.some((text) => {
    const [local = ''] = text.toLowerCase().split('@', 1);
    return text !== '' && (plain === withoutMarks(text.toLowerCase()) || plain === withoutMarks(local));
  });
}

/** `žaba` → `zaba`, `đ` → `d`. */
function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1;
}
