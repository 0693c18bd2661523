import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { anonymousAddress } from './anonymous-address';
import { routeOf } from './route-of';

/** What somebody who looks after security should see. Never an address, a name, a password or a token. */
export interface SecurityEvent {
  /** What was tried: `login`, `staff-sign-in`, `registry-token`, `limit`, `release-file` and the like. */
  event: string;
  /** What became of it: `ok`, or why it did not. */
  outcome: string;
  /** Id of the account it is about, where one is known. */
  account?: string | null;
  /** What it went through or is about: a provider, a remote and its release, a route. */
  subject?: string;
}

/** Text of every line. */
const MESSAGE = 'security';
/** Remembered at most in a minute: a flood from everywhere must not fill the memory. */
const MOST_TOLD = 5000;

/** Writes an event to the log, at the level that is written where nobody has asked for more. */
export function tellSecurityEvent(log: Pick<FastifyBaseLogger, 'warn'>, event: SecurityEvent): void {
  log.warn({ ...event }, MESSAGE);
}

/** The same for what somebody asked of the server; their network is told in short. */
export function tellSecurity(request: FastifyRequest, { event, outcome, account, subject }: SecurityEvent): void {
  request.log.warn(
    {
      event,
      outcome,
      client: anonymousAddress(request.ip),
      ...(account === undefined ? {} : { account }),
      ...(subject === undefined ? {} : { subject }),
    },
    MESSAGE,
  );
}

let minute = 0;
const told = new Set<string>();

/** Tells that a limit has held somebody: once a minute for a network and a route, so that a flood of requests is none of lines. */
export function tellLimit(request: FastifyRequest): void {
  const now = Math.floor(Date.now() / 60_000);
  if (now !== minute) told.clear();
  minute = now;
  const route = routeOf(request);
  const who = `${anonymousAddress(request.ip)} ${route}`;
  if (told.has(who) || told.size >= MOST_TOLD) return;
  told.add(who);
  tellSecurity(request, { event: 'limit', outcome: 'refused', subject: route });
}
