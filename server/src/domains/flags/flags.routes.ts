import { AppError } from '@kvadrat/contracts/errors';
import { DEFAULT_FLAGS, FLAG_NAMES, FLAGS_COOKIE, writeFlagList, type FlagChanges } from '@kvadrat/contracts/flags';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { refuseForeign } from '../../platform/http';
import { FORM } from '../../platform/lanes';
import { addSchemas, ApiError, nullable, oneOf, reference } from '../../platform/schema';
import type { FlagSource } from './flag-source';

const FLAGS = '/api-next/staff/flags/';
const tags = ['staff'];

const FlagStates = Type.Object({
  flags: Type.Array(
    Type.Object({
      name: oneOf(FLAG_NAMES),
      shipped: Type.Boolean(),
      deployed: Type.Boolean({ description: 'As it is on this server.' }),
      flipped: nullable(Type.Boolean({ description: 'What this browser has chosen for itself.' })),
    }),
  ),
});
const OneFlag = Type.Object({ name: oneOf(FLAG_NAMES) });
const Flip = Type.Object({ state: oneOf(['on', 'off', 'shipped'], '`shipped` takes the browser’s own choice back.') });

/**
 * `GET …/staff/flags/` and `PUT …/staff/flags/{name}/`: the feature flags, and flipping one for the browser that asks, which is also
 * how a test does it. On development servers only; nobody finds it in production.
 */
export const flagsRoutes: FastifyPluginCallback<{ flags: FlagSource }> = (app, { flags }, done) => {
  addSchemas(app, { ApiError, FlagStates });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'private, no-store');
    next(flags.flippable ? undefined : new AppError('not-found', 'there is nothing at this address'));
  });
  app.get(
    FLAGS,
    {
      config: FORM,
      schema: {
        operationId: 'readFlags',
        summary: 'The feature flags; on development servers only',
        tags,
        response: { 200: reference('FlagStates'), 404: reference('ApiError') },
      },
    },
    ({ headers }): Static<typeof FlagStates> => {
      const flipped = flags.flipped(headers.cookie);
      return {
        flags: FLAG_NAMES.map((name) => ({
          name,
          shipped: DEFAULT_FLAGS[name],
          deployed: flags.deployed[name],
          flipped: flipped[name] ?? null,
        })),
      };
    },
  );
  app.put<{ Params: Static<typeof OneFlag>; Body: Static<typeof Flip> }>(
    `${FLAGS}:name/`,
    {
      schema: {
        operationId: 'flipFlag',
        summary: 'Flips a flag for the browser that asks',
        tags,
        params: OneFlag,
        body: Flip,
        response: { 204: Type.Null(), 403: reference('ApiError'), 404: reference('ApiError') },
      },
    },
    (request, reply) => {
      refuseForeign(request);
      const list = writeFlagList(flip(flags.flipped(request.headers.cookie), request));
      const life = list === '' ? '; Max-Age=0' : '';
      return reply
        .header('set-cookie', `${FLAGS_COOKIE}=${list}; Path=/; HttpOnly; SameSite=Lax${life}`)
        .code(204)
        .send();
    },
  );
  done();
};

function flip(
  before: FlagChanges,
  {
    params: { name },
    body: { state },
  }: Pick<FastifyRequest<{ Params: Static<typeof OneFlag>; Body: Static<typeof Flip> }>, 'params' | 'body'>,
): FlagChanges {
  const { [name]: _before, ...others } = before;
  return state === 'shipped' ? others : { ...others, [name]: state === 'on' };
}
