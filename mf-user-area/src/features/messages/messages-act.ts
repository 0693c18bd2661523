import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import {
  TALK_FILES_MAX,
  talkNoteSchema,
  talkReportSchema,
  talkSchema,
  talkWithFilesSchema,
} from '@kvadrat/contracts/forms';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { HttpClient, SentValues } from '@kvadrat/contracts/remote';
import { object, type AnySchema } from 'yup';
import { messagesHref, readMessagesQuery } from './message-address';

/** What the forms of the page do. */
const DEEDS = ['write', 'archive', 'fetch', 'block', 'unblock', 'share', 'seen', 'visit', 'price', 'report'] as const;
export type TalkDeed = (typeof DEEDS)[number];

/** Names of fields. */
export const TALK_FIELDS = {
  deed: 'radnja',
  thread: 'razgovor',
  key: 'kljuc',
  entry: 'zapis',
  shares: 'pokazi',
  act: 'odgovor',
  time: 'termin',
  files: 'datoteke',
} as const;

interface Sending {
  id: number;
  sent: SentValues;
  locale: Locale;
  http: HttpClient;
}

const state = (
  { id, http }: Sending,
  change: { archived?: boolean; blocked?: boolean; shares?: ('phone' | 'email')[] },
) => http.put(apiAddress('user/threads/{id}/state', { id }), change);
/** What the portal calls the files of a form without scripts. */
const filesOf = (sent: SentValues): string[] =>
  (sent[TALK_FIELDS.files] ?? '')
    .split(',')
    .filter((token) => token !== '')
    .slice(0, TALK_FILES_MAX);
const note = (sent: SentValues): string => (sent['message'] ?? '').trim();

const CALLS: Readonly<Record<Exclude<TalkDeed, 'report'>, (sending: Sending) => Promise<unknown>>> = {
  write: ({ id, sent, http }) =>
    http.post(apiAddress('user/threads/{id}', { id }), {
      message: note(sent),
      clientId: sent[TALK_FIELDS.key] ?? '',
      ...(filesOf(sent).length === 0 ? {} : { files: filesOf(sent) }),
    }),
  archive: (sending) => state(sending, { archived: true }),
  fetch: (sending) => state(sending, { archived: false }),
  block: (sending) => state(sending, { blocked: true }),
  unblock: (sending) => state(sending, { blocked: false }),
  share: (sending) => {
    const chosen = (sending.sent[TALK_FIELDS.shares] ?? '').split(' ');
    return state(sending, { shares: (['phone', 'email'] as const).filter((one) => chosen.includes(one)) });
  },
  seen: ({ id, sent, http }) =>
    http.put(apiAddress('user/threads/{id}/seen', { id }), { entry: Number(sent[TALK_FIELDS.entry]) || 1 }),
  visit: ({ id, sent, http }) => {
    const time = sent[TALK_FIELDS.time] ?? '';
    const act = (['confirm', 'propose', 'decline'] as const).find((one) => one === sent[TALK_FIELDS.act]) ?? 'decline';
    return http.post(apiAddress('user/threads/{id}/visit', { id }), {
      act,
      message: note(sent),
      ...(time === '' || act === 'decline' ? {} : { time }),
    });
  },
  price: ({ id, sent, http }) => {
    const act = (['accept', 'decline', 'answer'] as const).find((one) => one === sent[TALK_FIELDS.act]) ?? 'answer';
    return http.post(apiAddress('user/threads/{id}/proposal', { id }), { act, message: note(sent) });
  },
};

/** @returns number of the report */
async function report({ id, sent, locale, http }: Sending): Promise<string> {
  const { reference } = await http.post(apiAddress('user/threads/{id}/report', { id }), {
    reason: sent['reason'] ?? '',
    explanation: sent['explanation'] ?? '',
    locale,
    key: sent[TALK_FIELDS.key] ?? '',
  });
  return reference;
}

const NO_RULES = object();
const RULES: Readonly<Partial<Record<TalkDeed, AnySchema>>> = {
  visit: talkNoteSchema,
  price: talkNoteSchema,
  report: talkReportSchema,
};
function rulesOf(deed: TalkDeed, sent: SentValues): AnySchema {
  if (deed !== 'write') return RULES[deed] ?? NO_RULES;
  return filesOf(sent).length === 0 ? talkSchema : talkWithFilesSchema;
}

/** After these the conversation is no longer among those that are shown. */
const LEAVES: ReadonlySet<TalkDeed> = new Set(['archive', 'block']);

/**
 * Takes the forms of conversations. Each sent twice has one effect: a message by the id it carries. A page that was open so long that its
 * token or its session has gone leads to a fresh one, or to the sign-in; nothing was done then.
 */
export const messagesAct: PageAct = async (sent, { search, locale }, { http }) => {
  const query = { ...readMessagesQuery(search), reported: null };
  const deed = DEEDS.find((one) => one === sent[TALK_FIELDS.deed]);
  const id = Number(sent[TALK_FIELDS.thread]);
  const page = messagesHref(locale, query);
  if (deed === undefined || !Number.isSafeInteger(id) || id < 1) return { redirect: page };
  try {
    return await takeForm(sent, rulesOf(deed, sent), async () => {
      if (deed === 'report')
        return messagesHref(locale, { ...query, reported: await report({ id, sent, locale, http }) });
      await CALLS[deed]({ id, sent, locale, http });
      return LEAVES.has(deed) ? messagesHref(locale, { ...query, thread: null }) : page;
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'csrf') return { redirect: page };
    if (error.status === 401) return { redirect: localizedPath(locale, authPath('entry', page)) };
    if (error.status === 403) return { status: 422, values: sent, problems: {}, obstacle: 'blocked' };
    // The scanner or the process for pictures is not there for the moment.
    if (error.status === 503 && filesOf(sent).length > 0)
      return { status: 422, values: sent, problems: { files: 'unfinished' } };
    // A step that is no longer that side's turn, or a time that is none.
    if (error.status === 400) return { status: 422, values: sent, problems: {}, obstacle: 'not-now' };
    throw error;
  }
};
