import { CSRF_FIELD } from '@kvadrat/contracts/account';
import type { Locale } from '@kvadrat/contracts/locales';
import { attributes } from '../../platform/html';

/** Field that says which of the page's forms was sent. */
export const ACTION_FIELD = 'radnja';
export const ACTIONS = ['news', 'sessions', 'password', 'identity'] as const;
/** Field with the handle of the identity that goes. */
export const IDENTITY_FIELD = 'usluga';
export type ProfileAction = (typeof ACTIONS)[number];

export interface PostForm {
  action: string;
  hidden: Readonly<Record<string, string>>;
  fields?: string;
  button: string;
  /** Whether it is the one thing a section is for. */
  main?: boolean;
}

/** One form of the page, with its token. Our own messages stand in place of the browser's, which speak another language. */
export function postForm({ action, hidden, fields = '', button, main = false }: PostForm, csrf: string, locale: Locale): string {
  const inputs = Object.entries({ ...hidden, [CSRF_FIELD]: csrf, locale }).map(([name, value]) => `<input${attributes({ type: 'hidden', name, value })}>`);
  return `<form class="kv-form" method="post" novalidate${attributes({ action })}>${inputs.join('')}${fields}<button class="${main ? 'kv-send' : 'kv-send kv-plain'}" type="submit">${button}</button></form>`;
}
