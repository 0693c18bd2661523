import { FLAG_NAMES } from '@kvadrat/contracts/flags';
import { Type } from 'typebox';
import { nullable, oneOf } from '../../platform/schema';
import { ARMS } from './choose-arm';
import { GOALS } from './read-results';

const Estimate = Type.Object(
  { value: Type.Number(), low: Type.Number(), high: Type.Number() },
  { description: 'With its interval of 95 %.' },
);
const Weights = Type.Object(
  { on: Type.Number(), off: Type.Number() },
  { description: 'Together 1, give or take 0.01.' },
);
const name = Type.String({ pattern: '^[a-z0-9-]{2,40}$' });

export const ExperimentName = Type.Object({ name });

/** What is tried next. */
export const NewExperiment = Type.Object({
  name: Type.String({ maxLength: 80 }),
  flag: Type.String({ maxLength: 80 }),
  weights: Weights,
});

export const Experiments = Type.Object({
  free: Type.Array(oneOf(FLAG_NAMES), { description: 'Features that can be tried now.' }),
  experiments: Type.Array(
    Type.Object({
      name,
      flag: Type.String(),
      weights: Weights,
      startedAt: Type.String({ format: 'date-time' }),
      startedBy: Type.String(),
      stoppedAt: nullable(Type.String({ format: 'date-time' })),
      stoppedBy: nullable(Type.String()),
      arms: Type.Array(
        Type.Object({
          arm: oneOf(ARMS),
          visitors: Type.Integer(),
          goals: Type.Array(Type.Object({ goal: oneOf(GOALS), count: Type.Integer(), share: Estimate })),
        }),
      ),
      differences: Type.Array(Type.Object({ goal: oneOf(GOALS), difference: Estimate })),
      mixed: Type.Integer({ description: 'Visitors who were given both, and are counted for neither.' }),
    }),
    { description: 'Running ones first, then those stopped last; 30 at most.' },
  ),
});
