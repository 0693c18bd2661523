import { createHash } from 'node:crypto';

const RANGE = 2 ** 32;

/** Whether a session is among those that are recorded: the same for all of its pages. @param percent of all sessions, 0 to 100 */
export function isSampled(session: string, percent: number): boolean {
  return createHash('sha256').update(`replay ${session}`).digest().readUInt32BE() / RANGE < percent / 100;
}
