import { authPath, RETURN_PARAMETER, safePath, VERIFY_PATH, type AuthFormState } from '@kvadrat/contracts/account';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { FastifyRequest } from 'fastify';
import type { Fields } from '../read-fields';

type ToldOutcome = NonNullable<AuthFormState['outcome']>;

export type FormView = ToldOutcome['view'] | 'secondStep';
/** What became of a form. */
export interface FormOutcome extends Omit<ToldOutcome, 'view' | 'secondStep'> {
  view: FormView;
}

/** As pages are told it. */
export function toldOutcome({ view, ...outcome }: FormOutcome): ToldOutcome {
  return view === 'secondStep'
    ? { ...outcome, view: 'login', secondStep: true }
    : { ...outcome, view, secondStep: false };
}

/** Whether a browser sent a form by itself, without a script, and will show whatever is answered. */
export function isDocumentSubmit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'POST') return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

/** Path of a view in a language, with the way back the form came with. */
export function viewPath(locale: Locale, view: FormView, fields: Fields): string {
  const path = view === 'confirm' ? VERIFY_PATH : authPath(view, fields.text(RETURN_PARAMETER));
  return localizedPath(locale, path);
}

/** Where a form's way leads on: the path it came with, else the front page. */
export function wayOn(locale: Locale, fields: Fields): string {
  const path = safePath(fields.text(RETURN_PARAMETER));
  return path === '/' ? localizedPath(locale, '/') : path;
}

/** What a page may show again after a failure; never a password. */
const TYPED_FIELDS = [
  'email',
  'first_name',
  'last_name',
  'phone',
  'phone-prefix',
  'privacy',
  'communications',
  'newsletter',
] as const;

export function typedValues(fields: Fields): Record<string, string> {
  return Object.fromEntries(TYPED_FIELDS.filter(fields.has).map((name) => [name, cut(fields.text(name))]));
}

/** What a notice of success may name. */
export function typedAddress(fields: Fields): Record<string, string> {
  const { email } = typedValues(fields);
  return email === undefined ? {} : { email };
}

const LONGEST_VALUE = 300;

/** By characters: half of one could not be kept. */
function cut(text: string): string {
  return [...text].slice(0, LONGEST_VALUE).join('');
}
