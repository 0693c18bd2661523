import { AppError } from '@kvadrat/contracts/errors';
import { defineLimits, limitNetwork, MINUTE } from '../../../platform/limits';
import { readLocale, reference } from '../../../platform/schema';
import { JoinBody, LinkQuery } from '../saved.schema';
import type { SavedScope } from '../saved-scope';
import { join, readInvite } from './folder-invites';
import { readByLink } from './folder-link';

const LIMITS = defineLimits('saved', { link: { network: [{ calls: 60, seconds: MINUTE }], open: true } });
const refusals = { 404: reference('ApiError'), 429: reference('ApiError') };
const tags = ['saved'];

interface ByLink {
  Querystring: { veza: string; page?: number; locale?: string };
}

/** `…/shared-lists/` and `…/folder-invites/`: what a link opens. */
export function addLinkRoutes({ app, db, now, keys, writer }: SavedScope): void {
  const limited = limitNetwork(app, LIMITS.link);
  app.get<ByLink>(
    '/api-next/shared-lists/',
    {
      onRequest: limited,
      schema: {
        operationId: 'readSharedList',
        summary: 'A folder of saved ads, by its link',
        tags,
        querystring: LinkQuery,
        response: { 200: reference('SharedList'), ...refusals },
      },
    },
    async ({ query: { veza, page = 1, locale } }) => {
      const list = await readByLink(db, keys, veza, { page, locale: readLocale(locale) });
      if (list === null) throw new AppError('not-found', 'there is no such list');
      return list;
    },
  );
  app.get<ByLink>(
    '/api-next/folder-invites/',
    {
      onRequest: limited,
      schema: {
        operationId: 'readFolderInvite',
        summary: 'Whereto an invitation leads',
        tags,
        querystring: LinkQuery,
        response: { 200: reference('FolderInvite'), ...refusals },
      },
    },
    async ({ query: { veza } }) => {
      const found = await readInvite(db, keys, veza);
      if (found === null) throw new AppError('not-found', 'there is no such invitation');
      return { name: found.name, by: found.by };
    },
  );
  app.post<{ Body: { link: string } }>(
    '/api-next/folder-invites/',
    {
      schema: {
        operationId: 'joinFolder',
        summary: 'Lets who is signed in into the folder of an invitation, which is used up by it',
        tags,
        body: JoinBody,
        response: {
          200: reference('NewFolder'),
          401: reference('ApiError'),
          403: reference('ApiError'),
          ...refusals,
          400: reference('ApiError'),
        },
      },
    },
    async (request) => ({ id: await join(db, keys, request.body.link, (await writer(request)).id, now()) }),
  );
}
