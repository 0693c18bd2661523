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
import type { HttpClient, RouteLocation } from '@kvadrat/contracts/remote';
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
 * @param known the conversation that is shown: of the same one only what came after is asked for
 */
export async function loadMessages(
  { locale, path, search }: RouteLocation,
  context: LoadContext,
  known: Talk | null = null,
): Promise<PageLoad<MessagesData>> {
  const { http } = context;
  const query = readMessagesQuery(search);
  const area = await loadArea(context);
  if (area === null)
    return {
      status: 302,
      location: localizedPath(locale, authPath('entry', `${localizedPath(locale, path)}${search}`)),
    };
  const [list, talk] = await Promise.all([
    orNull(
      http.get(
        apiAddress('user/threads', {
          locale,
          page: query.page,
          ...(query.text === '' ? { box: query.box } : { q: query.text }),
          ...(query.ad === null ? {} : { ad: query.ad }),
        }),
        withSignal(context),
      ),
    ),
    query.thread === null ? null : loadTalk(query.thread, locale, context, known),
  ]);
  const isMissing = list !== null && query.thread !== null && talk === null;
  const ids = [
    ...new Set([...(list?.results ?? []), ...(talk === null ? [] : [talk.thread])].map(({ listing }) => listing.id)),
  ];
  return {
    status: isMissing ? 404 : 200,
    data: { area, list, talk, isMissing, ads: await loadAds(http, ids, locale), now: new Date().toISOString() },
  };
}

async function loadTalk(id: number, locale: Locale, context: LoadContext, known: Talk | null): Promise<Talk | null> {
  const { http } = context;
  const before = known?.thread.id === id ? known.entries : [];
  const after = before.at(-1)?.id ?? 0;
  const [told, visit, proposal] = await Promise.all([
    orNull(
      http.get(apiAddress('user/threads/{id}', { id, locale, ...(after === 0 ? {} : { after }) }), withSignal(context)),
    ),
    // Switched off, they are not found.
    orNull(http.get(apiAddress('user/threads/{id}/visit', { id }), withSignal(context))),
    orNull(http.get(apiAddress('user/threads/{id}/proposal', { id }), withSignal(context))),
  ]);
  return told === null
    ? null
    : {
        ...told,
        entries: [...before, ...told.entries],
        visit: visit?.visit ?? null,
        proposal: proposal?.proposal ?? null,
      };
}

async function loadAds(http: HttpClient, ids: readonly number[], locale: Locale): Promise<KeptAd[]> {
  if (ids.length === 0) return [];
  const { results } = await http.get(apiAddress('kept-ads', { ids: ids.join(','), locale }));
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
