import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';

/** Parameters of the page's address. */
const NAMES = {
  thread: 'razgovor',
  text: 'trazi',
  box: 'mapa',
  ad: 'oglas',
  page: 'stranica',
  reported: 'prijavljeno',
} as const;
const BOX_WORDS = { inbox: '', archived: 'arhiva', blocked: 'blokirano' } as const;
export type Box = keyof typeof BOX_WORDS;

/** What the page shows, as its address says it. */
export interface MessagesQuery {
  thread: number | null;
  text: string;
  box: Box;
  ad: number | null;
  page: number;
  /** Number of the report that was just sent; null for none. */
  reported: string | null;
}

export function readMessagesQuery(search: string): MessagesQuery {
  const query = new URLSearchParams(search);
  const word = query.get(NAMES.box);
  return {
    thread: numberOf(query.get(NAMES.thread)),
    text: (query.get(NAMES.text) ?? '').slice(0, 200),
    box: word === BOX_WORDS.archived ? 'archived' : word === BOX_WORDS.blocked ? 'blocked' : 'inbox',
    ad: numberOf(query.get(NAMES.ad)),
    page: Math.min(numberOf(query.get(NAMES.page)) ?? 1, 1000),
    reported: /^[A-Z\d]{8}$/.exec(query.get(NAMES.reported) ?? '')?.[0] ?? null,
  };
}

/** Writes an address of the page, without language; what is as usual is left out. */
function messagesPath({
  thread = null,
  text = '',
  box = 'inbox',
  ad = null,
  page = 1,
  reported = null,
}: Partial<MessagesQuery>): string {
  const query = new URLSearchParams();
  if (text !== '') query.set(NAMES.text, text);
  if (box !== 'inbox') query.set(NAMES.box, BOX_WORDS[box]);
  if (ad !== null) query.set(NAMES.ad, String(ad));
  if (page > 1) query.set(NAMES.page, String(page));
  if (thread !== null) query.set(NAMES.thread, String(thread));
  if (reported !== null) query.set(NAMES.reported, reported);
  const words = query.toString();
  return `${USER_PATHS.messages}${words === '' ? '' : `?${words}`}`;
}

/** The same in a language. */
export function messagesHref(locale: Locale, query: Partial<MessagesQuery>): string {
  return localizedPath(locale, messagesPath(query));
}

/** Name of the field of a search without scripts. */
export const TEXT_NAME = NAMES.text;
export const BOX_NAME = NAMES.box;
export const boxWord = (box: Box): string => BOX_WORDS[box];

function numberOf(text: string | null): number | null {
  const number = Number(text);
  return text !== null && Number.isSafeInteger(number) && number > 0 ? number : null;
}
