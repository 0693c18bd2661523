import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Id } from '../../../platform/schema';
import type { InboxScope } from '../inbox/inbox.routes';
import { disposition } from './file-name';
import { readFile } from './file.store';

/**
 * `GET …/user/threads/{id}/files/{file}/`: a file of a conversation, for its two sides. It is saved, or drawn as a picture by a page; a browser
 * never opens it as a page of the portal.
 */
export function addFileRoute(app: FastifyInstance, { db, partOf }: Pick<InboxScope, 'db' | 'partOf'>): void {
  app.get<{ Params: { id: number; file: number } }>(
    '/api-next/user/threads/:id/files/:file/',
    { schema: { hide: true, params: Type.Object({ id: Id, file: Id }) } },
    async (request, reply) => {
      await partOf(request);
      const found = await readFile(db, request.params.id, request.params.file);
      if (found === null) throw new AppError('not-found', 'there is no such file');
      return reply
        .type(found.type)
        .headers({
          'content-disposition': disposition(found.name),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(found.data);
    },
  );
}
