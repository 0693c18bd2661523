import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { AppError } from '@kvadrat/contracts/errors';
import { FLAGS_COOKIE, isFlagName, writeFlagList, type FlagChanges } from '@kvadrat/contracts/flags';
import { acceptedLocale, readForm, refuseForeign } from '../../platform/http';
import type { FlagSource } from './flag-source';
import { flagsPageHtml, FLAGS_PATH } from './flags-page';

const Flip = Type.Object({
  flag: Type.String(),
  /** `shipped` takes the browser's own choice back. */
  state: Type.Union([Type.Literal('on'), Type.Literal('off'), Type.Literal('shipped')]),
});

/**
 * `/-/flags`: shows the feature flags and lets a browser flip them for itself, which is also how a
 * test does it. For staff; until they have accounts, nobody finds it in production.
 */
export async function addFlagsPage(app: FastifyInstance, flags: FlagSource): Promise<void> {
  await app.register(async (scope) => {
    readForm(scope);
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex, nofollow');
      done(flags.flippable ? undefined : new AppError('not-found', 'there is nothing at this address'));
    });
    for (const path of [FLAGS_PATH, `${FLAGS_PATH}/`]) {
      scope.get(path, { schema: { hide: true } }, (request, reply) =>
        reply.type('text/html; charset=utf-8').send(
          flagsPageHtml({
            locale: acceptedLocale(request.headers['accept-language']),
            deployed: flags.deployed,
            flipped: flags.flipped(request.headers.cookie),
          }),
        ),
      );
    }
    scope.post(FLAGS_PATH, { schema: { hide: true } }, (request, reply) => {
      refuseForeign(request);
      const list = writeFlagList(flip(flags.flipped(request.headers.cookie), request.body));
      const life = list === '' ? '; Max-Age=0' : '';
      return reply.header('set-cookie', `${FLAGS_COOKIE}=${list}; Path=/; HttpOnly; SameSite=Lax${life}`).redirect(FLAGS_PATH, 303);
    });
  });
}

function flip(before: FlagChanges, body: unknown): FlagChanges {
  if (!Value.Check(Flip, body) || !isFlagName(body.flag)) throw new AppError('invalid-request', 'there is no such flag or state');
  const { [body.flag]: _before, ...others } = before;
  return body.state === 'shipped' ? others : { ...others, [body.flag]: body.state === 'on' };
}
