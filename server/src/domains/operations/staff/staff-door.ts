import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db';
import { readCookie, refuseForeign } from '../../../platform/http';
import { STAFF_COOKIE, staffOf } from './staff-sessions';

/** Author of changes where everybody may make them. */
const OPEN_AUTHOR = 'development';

export interface StaffDoorOptions {
  db: Db;
  /** Whether everybody may pass: on developers' servers only. */
  open: boolean;
  /** Whether visitors come by https only. */
  secure: () => boolean;
}

/** Who of the staff asks; every call of theirs passes here. */
export class StaffDoor {
  constructor(private readonly options: StaffDoorOptions) {}

  /** Whether there is nothing to sign in to. */
  get open(): boolean {
    return this.options.open;
  }

  /** Whether cookies are for https only. */
  get secure(): boolean {
    return this.options.secure();
  }

  /** Tells who asks, for the history; null for nobody we know. */
  whoIs(request: Pick<FastifyRequest, 'headers'>): Promise<string | null> {
    return this.open
      ? Promise.resolve(OPEN_AUTHOR)
      : staffOf(this.options.db, readCookie(request.headers.cookie, STAFF_COOKIE));
  }

  /** Lets the staff read. @returns who asks @throws AppError `forbidden` with 401 for strangers */
  async enter(request: Pick<FastifyRequest, 'headers'>): Promise<string> {
    const who = await this.whoIs(request);
    if (who === null) throw new AppError('forbidden', 'this is for the staff, who sign in first', { status: 401 });
    return who;
  }

  /** Lets the staff change something. @returns the author @throws AppError `forbidden`, with 401 for strangers */
  async admit(request: Pick<FastifyRequest, 'headers' | 'host'>): Promise<string> {
    refuseForeign(request);
    return this.enter(request);
  }
}
