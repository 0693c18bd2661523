import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, MFE_CODES } from '@kvadrat/contracts/errors';
import type { FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../platform/db';
import { RefusedFields, WrongFields } from '../../platform/forms';
import { FORM } from '../../platform/lanes';
import { addSchemas, ApiError, reference } from '../../platform/schema';
import { changeRemote, RegistryError, type Registry } from '../registry/api';
import { addBreakSwitch } from './breaking/break-switch';
import type { Breaker } from './breaking/breaker';
import type { FigureCounter } from './figures/figure-counter';
import { readChange } from './read-change';
import { readRemotes } from './read-remotes';
import { ErrorCode, MadeChange, NewChange, OneRemote, StaffRemotes } from './remotes.schema';
import { showRemotes } from './show-remotes';
import type { StaffDoor } from './staff/staff-door';
import { keepPrivate } from './staff/staff-session.routes';

const REMOTES = '/api-next/staff/remotes/';
const tags = ['staff'];

/** What the console of releases works with. */
export interface ReleaseConsole {
  registry: Pick<Registry, 'reload'>;
  counter: Pick<FigureCounter, 'flush'>;
  /** State of this server's bundles by `<name>@<release>`. */
  rendering: () => Readonly<Record<string, string>>;
  /** Undefined in production: then nothing can be broken on purpose. */
  breaker: Breaker | undefined;
  /** Folder of the error pages. */
  errorDocs: string;
}

export interface RemotesServices {
  db: Db;
  staff: StaffDoor;
  releaseConsole: ReleaseConsole;
}

/** `…/staff/remotes/…`: what is live, how it does, and what to do about it. For staff; described in `docs/operations.md`. */
export const remotesRoutes: FastifyPluginCallback<RemotesServices> = (app, services, done) => {
  addSchemas(app, { ApiError, RefusedFields, StaffRemotes });
  keepPrivate(app);
  addReading(app, services);
  addChanging(app, services);
  addBreakSwitch(app, services.staff, services.releaseConsole.breaker);
  done();
};

const addReading = (
  app: Parameters<typeof remotesRoutes>[0],
  { db, staff, releaseConsole: { counter, rendering, breaker, errorDocs } }: RemotesServices,
): void => {
  app.get(
    REMOTES,
    {
      config: FORM,
      schema: {
        operationId: 'readStaffRemotes',
        summary: 'What is live and how it does',
        tags,
        response: { 200: reference('StaffRemotes'), 401: reference('ApiError') },
      },
    },
    async (request): Promise<Static<typeof StaffRemotes>> => {
      await staff.enter(request);
      await counter.flush();
      return showRemotes(await readRemotes(db), rendering(), breaker?.told(request.headers.cookie) ?? null);
    },
  );

  app.get<{ Params: { code: string } }>(
    '/api-next/staff/error-codes/:code/',
    {
      config: FORM,
      schema: {
        operationId: 'readErrorCode',
        summary: 'What a code of a platform failure means',
        tags,
        params: Type.Object({ code: Type.String() }),
        response: { 200: ErrorCode, 401: reference('ApiError'), 404: reference('ApiError') },
      },
    },
    async (request): Promise<Static<typeof ErrorCode>> => {
      await staff.enter(request);
      const { code } = request.params;
      if (!Object.hasOwn(MFE_CODES, code)) throw new AppError('not-found', 'there is no such code');
      return { code, text: await readFile(join(errorDocs, `${code}.md`), 'utf8') };
    },
  );
};

const addChanging = (
  app: Parameters<typeof remotesRoutes>[0],
  { db, staff, releaseConsole: { registry } }: RemotesServices,
): void => {
  app.post<{ Params: Static<typeof OneRemote>; Body: Static<typeof NewChange> }>(
    `${REMOTES}:name/changes/`,
    {
      schema: {
        operationId: 'changeRemote',
        summary: 'Changes which release of a remote is live, with a reason that the history keeps',
        tags,
        params: OneRemote,
        body: NewChange,
        response: {
          201: MadeChange,
          401: reference('ApiError'),
          403: reference('ApiError'),
          409: reference('ApiError'),
          422: reference('RefusedFields'),
        },
      },
    },
    async (request, reply) => {
      const author = await staff.admit(request);
      const { reason, action } = readChange(request.body, Date.now());
      const { name, revision, changed } = await changeRemote(db, request.params.name, action, {
        expectedRevision: request.body.revision,
        author,
        reason,
      }).catch(refuse);
      await registry.reload();
      return reply.code(201).send({ remote: name, revision: changed ? revision : null });
    },
  );
};

/** What the registry refuses is a rule of the change: its code, and what it says to those who publish. @throws AppError */
function refuse(error: unknown): never {
  if (!(error instanceof RegistryError)) throw error;
  if (error.code === 'MFE-104') throw new AppError('taken', error.message, { cause: error });
  throw new WrongFields({ action: `${error.code} ${error.message}` });
}
