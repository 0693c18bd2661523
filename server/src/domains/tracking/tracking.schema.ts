import { Type } from 'typebox';
import { ApiError } from '../../platform/schema';

export const schemas = {
  ApiError,
  /** Unknown fields stay: they are Segment's, and may be more tomorrow. */
  TrackedBatch: Type.Object({
    batch: Type.Array(Type.Unknown(), { maxItems: 500 }),
    sentAt: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  TrackedBatchTaken: Type.Object({
    /** Kept now. */
    accepted: Type.Integer(),
    /** Kept before. */
    duplicates: Type.Integer(),
    rejected: Type.Array(
      Type.Object({ index: Type.Integer(), messageId: Type.Optional(Type.String()), reason: Type.String() }),
    ),
  }),
};
