import type { FastifyRequest } from 'fastify';
import { reference } from '../../platform/schema';

export const SECURITY = '/api-next/user/security/';

/** What descriptions of these calls have in common. */
export const securityCall = {
  tags: ['security'],
  refusals: { 401: reference('ApiError'), 403: reference('ApiError'), 429: reference('ApiError') },
} as const;

/** Checks that a change is its owner's wish. @throws AppError `csrf`, `forbidden` or `rate-limited` */
export type Admit = (request: FastifyRequest) => Promise<void>;
