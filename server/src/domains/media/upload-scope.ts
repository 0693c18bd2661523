import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NamedLimits } from '../../platform/limits';
import type { Accounts } from '../accounts/api';

export interface UploadDeps {
  accounts: Pick<Accounts, 'currentUser' | 'protectForm'>;
  dataDir: string;
}

export interface UploadScope extends UploadDeps {
  app: FastifyInstance;
  /** Refuses who is not signed in, comes from elsewhere, or sends too much. */
  guard: (request: FastifyRequest, limits: NamedLimits) => Promise<void>;
}

export const UPLOADS = '/api-next/uploads/';

/** What its sender calls a file. */
export function fileNameIn({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const { 'x-file-name': name } = headers;
  try {
    return typeof name === 'string' ? decodeURIComponent(name) : '';
  } catch {
    return '';
  }
}
