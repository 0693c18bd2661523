import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import {
  apiAddress,
  type EnquiryEntries,
  type EnquiryThreads,
  type KeptAd,
  type PriceProposal,
  type Visit,
} from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { loadArea, type Area } from '../../components/area/load-area';
import { readMessagesQuery } from './message-address';

/** A conversation as the page shows it. */
export interface Talk extends EnquiryEntries {
  visit: Visit | null;
  proposal: PriceProposal | null;
}

export interface MessagesData {
  area: Area;
  /** Null where messages are switched off. */
  list: EnquiryThreads | null;
  talk: Talk | null;
  /** The address names a conversation that is none of the reader's. */
  isMissing: boolean;
  ads: KeptAd[];
  /** When it was asked for: what is today, and what was yesterday. */
  now: string;
}

/**
 * Reads conversations of who is signed in, and the one that the address names. Strangers sign in first and come back.
 * @param known what is shown: of it only what may have changed is asked for, of a conversation what came after
 */
export async function loadMessages(
  route: RouteLocation,
  context: LoadContext,
  known: MessagesData | null = null,
): Promise<PageLoad<MessagesData>> {
  const { locale, search } = route;
  const query = readMessagesQuery(search);
  const area = known?.area ?? (await loadArea(context));
  if (area === null) return toSignIn(route);
  try {
    const [list, talk] = await Promise.all([
      loadList(route, context),
      query.thread === null ? null : loadTalk(query.thread, locale, context, known?.talk ?? null),
    ]);
    const isMissing = list !== null && query.thread !== null && talk === null;
    const shown = [...(list?.results ?? []), ...(talk === null ? [] : [talk.thread])];
    const ads = await loadAds([...new Set(shown.map(({ listing }) => listing.id))], locale, context, known?.ads ?? []);
    return {
      status: isMissing ? 404 : 200,
      data: { area, list, talk, isMissing, ads, now: new Date().toISOString() },
    };
  } catch (error) {
    // Signed out meanwhile, on another device.
    if (known !== null && isAppError(error) && error.status === 401) return toSignIn(route);
    throw error;
  }
}

function toSignIn({ locale, path, search }: RouteLocation): { status: 302; location: string } {
  return {
    status: 302,
    location: localizedPath(locale, authPath('entry', `${localizedPath(locale, path)}${search}`)),
  };
}

function loadList({ locale, search }: RouteLocation, context: LoadContext): Promise<EnquiryThreads | null> {
  const { page, text, box, ad } = readMessagesQuery(search);
  const asked = {
    locale,
    page,
    // Words are looked for wherever they are.
    ...(text === '' ? { box } : { q: text }),
    ...(ad === null ? {} : { ad }),
  };
  return orNull(context.http.get(apiAddress('user/threads', asked), withSignal(context)));
}

async function loadTalk(id: number, locale: Locale, context: LoadContext, shown: Talk | null): Promise<Talk | null> {
  const { http } = context;
  const known = shown?.thread.id === id ? shown : null;
  const before = known?.entries ?? [];
  const after = before.at(-1)?.id ?? 0;
  const told = orNull(
    http.get(apiAddress('user/threads/{id}', { id, locale, ...(after === 0 ? {} : { after }) }), withSignal(context)),
  );
  const [entries, states] = await Promise.all([told, known ?? loadStates(id, context)]);
  if (entries === null) return null;
  // Each step of a visit or about a price is an entry.
  const moved = known !== null && entries.entries.some(({ kind }) => kind !== 'message');
  const { visit, proposal } = moved ? await loadStates(id, context) : states;
  return { ...entries, entries: [...before, ...entries.entries], visit, proposal };
}

/** How the visit and the price of a conversation stand; where they are switched off, there is none. */
async function loadStates(id: number, context: LoadContext): Promise<Pick<Talk, 'visit' | 'proposal'>> {
  const { http } = context;
  const [visit, proposal] = await Promise.all([
    orNull(http.get(apiAddress('user/threads/{id}/visit', { id }), withSignal(context))),
    orNull(http.get(apiAddress('user/threads/{id}/proposal', { id }), withSignal(context))),
  ]);
  return { visit: visit?.visit ?? null, proposal: proposal?.proposal ?? null };
}

async function loadAds(
  ids: readonly number[],
  locale: Locale,
  context: LoadContext,
  known: KeptAd[],
): Promise<KeptAd[]> {
  if (ids.every((id) => known.some((ad) => ad.id === id))) return known;
  const { results } = await context.http.get(
    apiAddress('kept-ads', { ids: ids.join(','), locale }),
    withSignal(context),
  );
  return results;
}

/** What is not there, or not for this reader, is null; any other failure is one. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isAppError(error) && (error.status === 404 || error.status === 403)) return null;
    throw error;
  }
}

function withSignal({ signal }: LoadContext): { signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}
