import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { signedIn, type AccountRow, type Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import { WrongFields } from '../../platform/forms';
import { LocaleParameter, readLocale, reference } from '../../platform/schema';
import type { FlagSource } from '../flags/api';
import type { Enquiries, ThreadAccess } from './enquiries';
import { addFileRoute } from './files/file.routes';
import { dropUploads, takeFiles, type FileDeps, type MessageFile } from './files/take-files';
import { Answer, EntriesQuery, Seen, ThreadParams, ThreadsQuery } from './enquiry.schema';
import { addInboxRoutes, type InboxScope } from './inbox/inbox.routes';
import { limitFiles, limitMessage } from './inbox/message-limits';
import { readConversation } from './inbox/read-conversation';
import { refuseBlocked } from './inbox/refuse-blocked';
import { countLeads } from './lead-counts';
import type { AttachedDetails } from './message-kind';
import type { Box } from './thread-access';
import { listThreads, markSeen } from './thread-list';
import { hasEntry } from './thread.store';

export interface ThreadRouteDeps {
  db: Db;
  enquiries: Pick<Enquiries, 'accessOf' | 'answer' | 'stepOf'>;
  accounts: Pick<Accounts, 'currentUser' | 'protect'>;
  flagsOf: FlagSource['of'];
  now: () => number;
  files: FileDeps;
}

interface OneThread {
  Params: { id: number };
}

const CALL = '/api-next/user/threads/';
const refusals = {
  401: reference('ApiError'),
  403: reference('ApiError'),
  404: reference('ApiError'),
  429: reference('ApiError'),
};

/** `…/user/threads/…` and `…/user/leads/`: conversations of who is signed in, from either side; strangers find none of them. */
export function addThreadRoutes(app: FastifyInstance, deps: ThreadRouteDeps): void {
  const readers = readersOf(deps);
  addThreadList(app, deps, readers);
  addReadingThread(app, deps, readers);
  addWritingThread(app, deps, readers);
  addInboxRoutes(app, { ...deps, partOf: readers.partOf });
  addFileRoute(app, { ...deps, partOf: readers.partOf });
  addLeads(app, deps);
}

interface Readers {
  /** @throws AppError `forbidden` with 401 for strangers */
  reader: (request: FastifyRequest) => Promise<AccountRow>;
  /** @throws AppError `not-found` for a conversation of others */
  partOf: InboxScope['partOf'];
}

function readersOf({ enquiries, accounts, flagsOf }: ThreadRouteDeps): Readers {
  const reader = async (request: FastifyRequest): Promise<AccountRow> => {
    if (!flagsOf(request.headers.cookie).messaging) throw new AppError('not-found', 'conversations are held by mail');
    return signedIn(accounts, request);
  };
  return {
    reader,
    async partOf(request) {
      const account = await reader(request);
      const access = await enquiries.accessOf(account, request.params.id);
      if (access === null) throw new AppError('not-found', 'there is no such conversation');
      return { account, access };
    },
  };
}

function addThreadList(app: FastifyInstance, { db }: ThreadRouteDeps, { reader }: Readers): void {
  app.get<{ Querystring: { page?: number; box?: Box; q?: string; ad?: number; locale?: string } }>(
    CALL,
    {
      schema: {
        operationId: 'listThreads',
        summary: 'Conversations of who is signed in, unread ones first, then the latest',
        tags: ['enquiries'],
        querystring: ThreadsQuery,
        response: { 200: reference('EnquiryThreads'), 401: reference('ApiError') },
      },
    },
    async (request) => {
      const { page = 1, box, q: text, ad: listingId, locale } = request.query;
      const list = await listThreads(db, await reader(request), {
        locale: readLocale(locale),
        page,
        size: PAGE_SIZE,
        box,
        text,
        listingId,
      });
      return { ...list, currentPage: page, maxPages: Math.max(1, Math.ceil(list.count / PAGE_SIZE)) };
    },
  );
}

function addReadingThread(app: FastifyInstance, { db, enquiries }: ThreadRouteDeps, { partOf }: Readers): void {
  app.get<OneThread & { Querystring: { after?: number; locale?: string } }>(
    `${CALL}:id/`,
    {
      schema: {
        operationId: 'readThread',
        summary: 'What was said in a conversation',
        tags: ['enquiries'],
        params: ThreadParams,
        querystring: EntriesQuery,
        response: { 200: reference('EnquiryEntries'), 401: refusals[401], 404: refusals[404] },
      },
    },
    async (request) => {
      const { account, access } = await partOf(request);
      const { after, locale } = request.query;
      return readConversation(db, enquiries, account, access, { after, locale: readLocale(locale) });
    },
  );
}

function addWritingThread(
  app: FastifyInstance,
  { db, enquiries, accounts, now, files: fileDeps }: ThreadRouteDeps,
  { partOf }: Readers,
): void {
  /** Makes the files of a message that is not there yet: of one that came before they are. */
  const newFiles = async (
    { thread, side }: ThreadAccess,
    clientId: string | undefined,
    tokens: readonly string[],
    account: AccountRow,
  ): Promise<MessageFile[]> => {
    if (tokens.length === 0 || (clientId !== undefined && (await hasEntry(db, thread.id, side, clientId)))) return [];
    refuseBlocked(thread, side);
    await limitFiles(app.limiter, account, tokens);
    return takeFiles(fileDeps, tokens);
  };
  app.post<OneThread & { Body: { message: string; clientId?: string; files?: string[] } }>(
    `${CALL}:id/`,
    {
      schema: {
        operationId: 'answerThread',
        summary: 'Answers in a conversation; the other side gets it by mail',
        tags: ['enquiries'],
        params: ThreadParams,
        body: Answer,
        response: { 204: Type.Null(), 422: reference('RefusedFields'), 503: reference('ApiError'), ...refusals },
      },
    },
    async (request, reply) => {
      await accounts.protect(request);
      const { account, access } = await partOf(request);
      const { message, clientId, files: tokens = [] } = request.body;
      const body = message.trim();
      if (body === '' && tokens.length === 0) throw new WrongFields({ message: 'required' });
      await limitMessage(app.limiter, request, account, now());
      const files = await newFiles(access, clientId, tokens, account);
      const details: AttachedDetails | null = files.length === 0 ? null : { attached: files.length };
      await db
        .transaction()
        .execute((tx) =>
          enquiries.answer(tx, access, { kind: 'message', body, details, via: 'site', clientId, files }),
        );
      await dropUploads(fileDeps, tokens);
      return reply.code(204).send();
    },
  );
  app.put<OneThread & { Body: { entry: number } }>(
    `${CALL}:id/seen/`,
    {
      schema: {
        operationId: 'markThreadSeen',
        summary: 'Everything up to an entry was seen',
        tags: ['enquiries'],
        params: ThreadParams,
        body: Seen,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      await accounts.protect(request);
      const { access } = await partOf(request);
      await markSeen(db, access.thread, access.side, request.body.entry);
      return reply.code(204).send();
    },
  );
}

function addLeads(app: FastifyInstance, { db, accounts }: ThreadRouteDeps): void {
  app.get<{ Querystring: { locale?: string } }>(
    '/api-next/user/leads/',
    {
      schema: {
        operationId: 'countLeads',
        summary: 'Contacts by ad of the advertiser who is signed in',
        tags: ['enquiries'],
        querystring: Type.Object({ locale: LocaleParameter }),
        response: { 200: reference('AdLeads'), 401: reference('ApiError') },
      },
    },
    async (request) => ({
      results: await countLeads(db, await signedIn(accounts, request), readLocale(request.query.locale)),
    }),
  );
}
