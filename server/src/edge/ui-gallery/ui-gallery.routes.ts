import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@kvadrat/contracts/errors';
import { DEFAULT_LOCALE, isLocale } from '@kvadrat/contracts/locales';
import { galleryHtml } from './gallery-html';

const GALLERY_PATH = '/-/ui';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * `/-/ui`: every component of the ui-kit in every state, for developers; `?lang=de` shows it in
 * another language. Whoever registers it decides who finds it.
 * @param folder the gallery's build
 */
export async function addUiGallery(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex, nofollow');
      done();
    });
    for (const path of [GALLERY_PATH, `${GALLERY_PATH}/`]) {
      scope.get<{ Querystring: { lang?: unknown } }>(path, { schema: { hide: true } }, ({ query }, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .send(galleryHtml(isLocale(query.lang) ? query.lang : DEFAULT_LOCALE, GALLERY_PATH)),
      );
    }
    scope.get<{ Params: { file: string } }>(
      `${GALLERY_PATH}/:file`,
      { schema: { hide: true } },
      async ({ params: { file } }, reply) => {
        const type = TYPES[extname(file)];
        if (type === undefined || !/^[A-Za-z0-9.-]+$/.test(file))
          throw new AppError('not-found', 'there is nothing at this address');
        const content = await readFile(join(folder, file)).catch((cause: unknown) => {
          throw new AppError('not-found', 'the gallery is not built: npm run build -- ui-kit', { cause });
        });
        return reply.type(type).send(content);
      },
    );
  });
}
