import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { signedIn, type AccountRow, type Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import { LocaleParameter, readLocale, reference } from '../../platform/schema';
import type { Enquiries, ThreadAccess } from './enquiries';
import { Answer, Seen, ThreadParams } from './enquiry.schema';
import { countLeads } from './lead-counts';
import { listThreads, markSeen, readEntries } from './thread-list';

export interface ThreadRouteDeps {
  db: Db;
  enquiries: Pick<Enquiries, 'accessOf' | 'answer'>;
  accounts: Pick<Accounts, 'currentUser' | 'protect' | 'limit'>;
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
  addLeads(app, deps, readers);
}

interface Readers {
  /** @throws AppError `forbidden` with 401 for strangers */
  reader: (request: FastifyRequest) => Promise<AccountRow>;
  /** @throws AppError `not-found` for a conversation of others */
  threadOf: (request: FastifyRequest<OneThread>) => Promise<ThreadAccess>;
}

function readersOf({ enquiries, accounts }: ThreadRouteDeps): Readers {
  const reader = (request: FastifyRequest): Promise<AccountRow> => signedIn(accounts, request);
  return {
    reader,
    async threadOf(request) {
      const access = await enquiries.accessOf(await reader(request), request.params.id);
      if (access === null) throw new AppError('not-found', 'there is no such conversation');
      return access;
    },
  };
}

function addThreadList(app: FastifyInstance, { db }: ThreadRouteDeps, { reader }: Readers): void {
  app.get<{ Querystring: { page?: number; locale?: string } }>(
    CALL,
    {
      schema: {
        operationId: 'listThreads',
        summary: 'Conversations of who is signed in, the latest first',
        tags: ['enquiries'],
        querystring: Type.Object({
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
          locale: LocaleParameter,
        }),
        response: { 200: reference('EnquiryThreads'), 401: reference('ApiError') },
      },
    },
    async (request) => {
      const { page = 1, locale } = request.query;
      const list = await listThreads(db, await reader(request), { locale: readLocale(locale), page, size: PAGE_SIZE });
      return { ...list, currentPage: page, maxPages: Math.max(1, Math.ceil(list.count / PAGE_SIZE)) };
    },
  );
}

function addReadingThread(app: FastifyInstance, { db }: ThreadRouteDeps, { threadOf }: Readers): void {
  app.get<OneThread>(
    `${CALL}:id/`,
    {
      schema: {
        operationId: 'readThread',
        summary: 'What was said in a conversation',
        tags: ['enquiries'],
        params: ThreadParams,
        response: { 200: reference('EnquiryEntries'), 401: refusals[401], 404: refusals[404] },
      },
    },
    async (request) => {
      const { thread, side } = await threadOf(request);
      const entries = await readEntries(db, thread.id);
      return {
        side,
        entries: entries.map(({ written_at, ...entry }) => ({ ...entry, writtenAt: written_at.toISOString() })),
      };
    },
  );
}

function addWritingThread(
  app: FastifyInstance,
  { db, enquiries, accounts }: ThreadRouteDeps,
  { threadOf }: Readers,
): void {
  app.post<OneThread & { Body: { message: string } }>(
    `${CALL}:id/`,
    {
      schema: {
        operationId: 'answerThread',
        summary: 'Answers in a conversation; the other side gets it by mail',
        tags: ['enquiries'],
        params: ThreadParams,
        body: Answer,
        response: { 204: Type.Null(), 422: reference('ApiError'), ...refusals },
      },
    },
    async (request, reply) => {
      await accounts.protect(request);
      const access = await threadOf(request);
      const body = request.body.message.trim();
      if (body === '') throw new AppError('invalid-request', 'the answer is empty', { status: 422 });
      await accounts.limit(request, 'enquiry');
      await db.transaction().execute((tx) => enquiries.answer(tx, access, { kind: 'message', body, via: 'site' }));
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
      const { thread, side } = await threadOf(request);
      await markSeen(db, thread.id, side, request.body.entry);
      return reply.code(204).send();
    },
  );
}

function addLeads(app: FastifyInstance, { db }: ThreadRouteDeps, { reader }: Readers): void {
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
    async (request) => ({ results: await countLeads(db, await reader(request), readLocale(request.query.locale)) }),
  );
}
