import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { COMMON_PASSWORDS } from './common-passwords';
import { CROATIAN_PASSWORDS } from './croatian-passwords';

/** Longest password the server takes in characters; the sign-up form asks for less. */
export const PASSWORD_MAX = FORM_LIMITS.passwordServer;

/** Why a new password is not taken; keys of rules, as forms know them. */
export type PasswordProblem = 'required' | 'min-length' | 'max-length' | 'common-password';

const COMMON: ReadonlySet<string> = new Set(COMMON_PASSWORDS.trim().split(/\s+/));
const CROATIAN: ReadonlySet<string> = new Set(CROATIAN_PASSWORDS.trim().split(/\s+/));

/**
 * Asks the rules for a new password. It is never trimmed and never changed; characters are counted as people do.
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
  const word = withoutMarks(plain);
  return (
    [plain, word, asLetters(word)].some(
      (text) => isListed(text) || isListed(withoutEnds(text)) || isListed(asLetters(withoutEnds(word))),
    ) || isRepeated(plain)
  );
}

function isListed(text: string): boolean {
  return COMMON.has(text) || CROATIAN.has(text);
}

/** What guessing programs try first: `P@ssw0rd` is `password`, `$ummer` is `summer`. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

function asLetters(text: string): string {
  return text.replace(/[@483610!|$57+2]/g, (sign) => LETTERS[sign] ?? sign);
}

/** Without the year, the number and the exclamation mark that forms have taught people to add. */
function withoutEnds(text: string): string {
  return text.replace(/^[\d\s!?.,*_#-]+|[\d\s!?.,*_#-]+$/g, '');
}

/** One listed word, or one character, over and over. */
function isRepeated(text: string): boolean {
  const unit = /^(.+?)\1+$/su.exec(text)?.[1];
  return unit !== undefined && ([...unit].length === 1 || isListed(unit));
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
