import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { refuseForeign } from '../../../platform/http';
import { REMOTES_PATH } from '../remotes-path';
import { BREAK_COOKIE, writeBreakages, type Breaker } from './breaker';
import { BREAKAGES } from './broken-release';

const Switch = Type.Object({
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' }),
  breakage: Type.Enum([...BREAKAGES]),
  /** `mend` takes back what is broken, here and for all. */
  scope: Type.Enum(['here', 'all', 'mend']),
});

/** `POST /-/remotes/break`: breaks a remote on purpose, or mends it. */
export function addBreakSwitch(scope: FastifyInstance, breaker: Breaker): void {
  scope.post(`${REMOTES_PATH}/break`, { schema: { hide: true } }, async (request, reply) => {
    refuseForeign(request);
    if (!Value.Check(Switch, request.body)) throw new AppError('invalid-request', 'there is no such way to break a remote');
    const { remote, breakage, scope: whom } = request.body;
    const here = new Map(breaker.told(request.headers.cookie).here);
    here.delete(remote);
    breaker.forAll.delete(remote);
    if (whom === 'here') here.set(remote, breakage);
    if (whom === 'all') breaker.forAll.set(remote, breakage);
    await breaker.tellAll();
    const life = here.size === 0 ? '; Max-Age=0' : '';
    return reply.header('set-cookie', `${BREAK_COOKIE}=${writeBreakages(here)}; Path=/; HttpOnly; SameSite=Lax${life}`).redirect(`${REMOTES_PATH}#${remote}`, 303);
  });
}
