import { REPLAY_PART_BYTES } from '@kvadrat/contracts/tracking';
import { Type } from 'typebox';
import { nullable } from '../../platform/schema';

const id = Type.String({ format: 'uuid' });

export const ReplayId = Type.Object({ id });

/** A recording that may begin. */
export const ReplayBegun = Type.Object({
  id: nullable(Type.String({ description: 'Names the recording; null where this session is not recorded.' })),
});

/** A part of a recording, as browsers send it. */
export const ReplayPart = Type.Object({
  number: Type.Integer({ minimum: 0, maximum: 10_000, description: 'From 0; a part that comes twice is kept once.' }),
  events: Type.Array(Type.Unknown(), { maxItems: 20_000, description: 'Events of rrweb.' }),
});

const replay = {
  id: Type.String(),
  startedAt: Type.String(),
  seconds: Type.Integer(),
  bytes: Type.Integer(),
};

/** Recordings, newest first. */
export const Replays = Type.Object({ replays: Type.Array(Type.Object(replay)) });

/** A recording to be shown. */
export const Replay = Type.Object({
  ...replay,
  parts: Type.Array(Type.String({ description: 'Events of rrweb as JSON, in order.' })),
});

/** Of a request: what a part weighs, and what JSON writes around it. */
export const MOST_PART_BYTES = REPLAY_PART_BYTES + 100_000;
