import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { reference } from '../../../platform/schema';
import { NewBreakage, OneRemote } from '../remotes.schema';
import type { StaffDoor } from '../staff/staff-door';
import { BREAK_COOKIE, writeBreakages, type Breaker } from './breaker';

/** `PUT …/staff/remotes/{name}/breakage/`: breaks a remote on purpose, or mends it; nobody finds it in production. */
export function addBreakSwitch(app: FastifyInstance, staff: StaffDoor, breaker: Breaker | undefined): void {
  app.put<{ Params: Static<typeof OneRemote>; Body: Static<typeof NewBreakage> }>(
    '/api-next/staff/remotes/:name/breakage/',
    {
      schema: {
        operationId: 'breakRemote',
        summary: 'Breaks a remote on purpose; on development servers only',
        tags: ['staff'],
        params: OneRemote,
        body: NewBreakage,
        response: { 204: Type.Null(), 403: reference('ApiError'), 404: reference('ApiError') },
      },
    },
    async (request, reply) => {
      if (breaker === undefined) throw new AppError('not-found', 'there is nothing at this address');
      await staff.admit(request);
      const { name } = request.params;
      const { breakage, scope } = request.body;
      const here = new Map(breaker.told(request.headers.cookie).here);
      here.delete(name);
      breaker.forAll.delete(name);
      if (scope === 'here') here.set(name, breakage);
      if (scope === 'all') breaker.forAll.set(name, breakage);
      await breaker.tellAll();
      const life = here.size === 0 ? '; Max-Age=0' : '';
      return reply
        .header('set-cookie', `${BREAK_COOKIE}=${writeBreakages(here)}; Path=/; HttpOnly; SameSite=Lax${life}`)
        .code(204)
        .send();
    },
  );
}
