import type { ActOutcome, PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { folderSchema, inviteSchema, noteSchema, searchNameSchema } from '@kvadrat/contracts/forms';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { AdMark, HttpClient, SentValues } from '@kvadrat/contracts/remote';
import { object, type AnySchema } from 'yup';
import { FIELDS, listDeedOf, withDone, type ListDeed } from './deed-names';

interface Sent {
  sent: SentValues;
  mark: AdMark;
  locale: Locale;
  http: HttpClient;
}

const numberOf = (sent: SentValues, name: string): number => Number(sent[name] ?? '');
const folderOf = ({ [FIELDS.folder]: folder = '' }: SentValues): number | null =>
  folder === '' ? null : Number(folder);
/** Left out of the form, it stays as it was. */
const noteAndFolder = (sent: SentValues) => ({
  ...(sent['note'] === undefined ? {} : { note: sent['note'] }),
  ...(sent[FIELDS.folder] === undefined ? {} : { folder: folderOf(sent) }),
});

const CALLS: Readonly<Record<Exclude<ListDeed, LinkDeed>, (what: Sent) => Promise<unknown>>> = {
  note: ({ sent, http }) =>
    http.put(apiAddress('user/saved-ads/{id}', { id: numberOf(sent, FIELDS.ad) }), noteAndFolder(sent)),
  remove: ({ sent, mark, http }) =>
    http.delete(apiAddress('user/ad-marks/{mark}/{id}', { mark, id: numberOf(sent, FIELDS.ad) })),
  restore: ({ mark, http }) => http.post(apiAddress('user/ad-marks/{mark}/restore', { mark }), {}),
  clear: ({ mark, http }) => http.delete(apiAddress('user/ad-marks/{mark}', { mark })),
  folder: ({ sent, http }) => http.post(apiAddress('user/folders'), { name: sent['name'] ?? '' }),
  rename: ({ sent, http }) =>
    http.put(apiAddress('user/folders/{id}', { id: numberOf(sent, FIELDS.folder) }), { name: sent['name'] ?? '' }),
  drop: ({ sent, http }) => http.delete(apiAddress('user/folders/{id}', { id: numberOf(sent, FIELDS.folder) })),
  link: ({ sent, http }) => http.put(apiAddress('user/folders/{id}/link', { id: numberOf(sent, FIELDS.folder) }), {}),
  unlink: ({ sent, http }) => http.delete(apiAddress('user/folders/{id}/link', { id: numberOf(sent, FIELDS.folder) })),
  invite: ({ sent, locale, http }) =>
    http.post(apiAddress('user/folders/{id}/invites', { id: numberOf(sent, FIELDS.folder) }), {
      email: sent['email'] ?? '',
      locale,
    }),
  uninvite: ({ sent, http }) =>
    http.delete(
      apiAddress('user/folders/{id}/invites/{invite}', {
        id: numberOf(sent, FIELDS.folder),
        invite: numberOf(sent, FIELDS.invite),
      }),
    ),
  person: ({ sent, http }) =>
    http.delete(
      apiAddress('user/folders/{id}/people/{uuid}', {
        id: numberOf(sent, FIELDS.folder),
        uuid: sent[FIELDS.person] ?? '',
      }),
    ),
  search: ({ sent, http }) => http.delete(apiAddress('user/searches/{id}', { id: numberOf(sent, FIELDS.search) })),
  searches: ({ http }) => http.delete(apiAddress('user/recent-searches')),
  alert: ({ sent, http }) =>
    http.put(apiAddress('user/searches/{id}', { id: numberOf(sent, FIELDS.search) }), {
      alert: alertOf(sent[FIELDS.alert]),
    }),
  'search-name': ({ sent, http }) =>
    http.put(apiAddress('user/searches/{id}', { id: numberOf(sent, FIELDS.search) }), {
      name: (sent['name'] ?? '').trim(),
    }),
  visit: ({ sent, http }) =>
    http.put(apiAddress('user/searches/{id}/visit', { id: numberOf(sent, FIELDS.search) }), {}),
  feed: ({ sent, http }) => http.post(apiAddress('user/searches/{id}/feed', { id: numberOf(sent, FIELDS.search) }), {}),
};

export function alertOf(text: string | undefined): 'none' | 'daily' | 'real-time' {
  return text === 'daily' || text === 'real-time' ? text : 'none';
}

/** Deeds of who has the link of a mail. */
type LinkDeed = 'begin' | 'end';
const isLinkDeed = (deed: ListDeed): deed is LinkDeed => deed === 'begin' || deed === 'end';

const NO_RULES = object();
export const RULES: Readonly<Partial<Record<ListDeed, AnySchema>>> = {
  note: noteSchema,
  folder: folderSchema,
  rename: folderSchema,
  invite: inviteSchema,
  'search-name': searchNameSchema,
};

/** After these the folder that the address names is no longer there for the person. */
const LEAVES: ReadonlySet<ListDeed> = new Set(['drop']);

/**
 * Takes the forms of a list of who is signed in. Each of them sent twice has one effect, so that none has a key. A page that was open so
 * long that its token or its session has gone leads to a fresh one, or to the sign-in; nothing was done then.
 */
export function listAct(mark: AdMark): PageAct {
  return async (sent, { path, search, locale }, { http }) => {
    const page = localizedPath(locale, path);
    const deed = listDeedOf(sent[FIELDS.deed]);
    if (deed === null || isLinkDeed(deed)) return { redirect: `${page}${withDone(search, null)}` };
    const next = LEAVES.has(deed) ? withDone('', deed) : withDone(search, deed);
    try {
      const outcome = await takeForm(sent, RULES[deed] ?? NO_RULES, async () => {
        await CALLS[deed]({ sent, mark, locale, http });
        return `${page}${next}`;
      });
      return isOver(outcome) ? { redirect: `${page}${withDone('', null)}` } : outcome;
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === 'csrf') return { redirect: `${page}${withDone(search, null)}` };
      if (error.status === 401)
        return { redirect: localizedPath(locale, authPath('entry', `${page}${withDone(search, null)}`)) };
      if (error.status === 403) return { status: 422, values: sent, problems: {}, obstacle: 'unverified' };
      throw error;
    }
  };
}

/** What the form is about is no longer there: the page shows it. */
function isOver(outcome: ActOutcome): boolean {
  return 'obstacle' in outcome && outcome.obstacle === 'gone';
}
