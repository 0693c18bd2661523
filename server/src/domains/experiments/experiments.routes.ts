import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../platform/db';
import { RefusedFields } from '../../platform/forms';
import { FORM } from '../../platform/lanes';
import { addSchemas, ApiError, reference } from '../../platform/schema';
import type { FlagSource } from '../flags/api';
import { keepPrivate, type StaffDoor } from '../operations/api';
import type { ExperimentSource } from './experiment-source';
import { ExperimentName, Experiments, NewExperiment } from './experiments.schema';
import { freeFlags, listExperiments, startExperiment, stopExperiment } from './experiments.store';
import { readResults } from './read-results';

export interface ExperimentsServices {
  db: Db;
  staff: StaffDoor;
  flags: FlagSource;
  experiments: ExperimentSource;
}

const EXPERIMENTS = '/api-next/staff/experiments/';
const tags = ['staff'];

/** `GET` and `POST …/staff/experiments/`, `POST …/{name}/stop/`: what is tried, starting and stopping it, and what came of it. For staff. */
export const experimentsRoutes: FastifyPluginCallback<ExperimentsServices> = (app, services, done) => {
  addSchemas(app, { ApiError, Experiments, RefusedFields });
  keepPrivate(app);
  addReading(app, services);
  addChanging(app, services);
  done();
};

function addReading(app: FastifyInstance, { db, staff, flags }: ExperimentsServices): void {
  app.get(
    EXPERIMENTS,
    {
      config: FORM,
      schema: {
        operationId: 'readExperiments',
        summary: 'What is tried, and what came of it',
        tags,
        response: { 200: reference('Experiments'), 401: reference('ApiError') },
      },
    },
    async (request): Promise<Static<typeof Experiments>> => {
      await staff.enter(request);
      const [free, rows] = await Promise.all([freeFlags(db, flags.deployed), listExperiments(db)]);
      const experiments = [];
      // One after the other: each reads all events of its time.
      for (const { name, flag, weight_on: on, weight_off: off, ...row } of rows) {
        const times = { startedAt: row.started_at, stoppedAt: row.stopped_at };
        experiments.push({
          name,
          flag,
          weights: { on, off },
          startedAt: row.started_at.toISOString(),
          startedBy: row.started_by,
          stoppedAt: row.stopped_at?.toISOString() ?? null,
          stoppedBy: row.stopped_by,
          ...(await readResults(db, { name, ...times })),
        });
      }
      return { free, experiments };
    },
  );
}

function addChanging(app: FastifyInstance, { db, staff, flags, experiments }: ExperimentsServices): void {
  app.post<{ Body: Static<typeof NewExperiment> }>(
    EXPERIMENTS,
    {
      schema: {
        operationId: 'startExperiment',
        summary: 'Leaves a feature out for a part of those who open pages',
        tags,
        body: NewExperiment,
        response: {
          201: Type.Null(),
          401: reference('ApiError'),
          403: reference('ApiError'),
          422: reference('RefusedFields'),
        },
      },
    },
    async (request, reply) => {
      await startExperiment(db, request.body, flags.deployed, await staff.admit(request));
      await experiments.reload();
      return reply.code(201).send();
    },
  );
  app.post<{ Params: Static<typeof ExperimentName> }>(
    `${EXPERIMENTS}:name/stop/`,
    {
      schema: {
        operationId: 'stopExperiment',
        summary: 'Stops an experiment: everybody gets pages as they are',
        tags,
        params: ExperimentName,
        response: {
          204: Type.Null(),
          401: reference('ApiError'),
          403: reference('ApiError'),
          404: reference('ApiError'),
        },
      },
    },
    async (request, reply) => {
      const author = await staff.admit(request);
      if (!(await stopExperiment(db, request.params.name, author)))
        throw new AppError('not-found', 'no such experiment runs');
      await experiments.reload();
      return reply.code(204).send();
    },
  );
}
