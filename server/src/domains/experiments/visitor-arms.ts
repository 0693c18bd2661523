import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Flags } from '@kvadrat/contracts/flags';
import { splitLocale } from '@kvadrat/contracts/locales';
import { isDemoPath, isStaffPath } from '@kvadrat/contracts/paths';
import { ARMS_COOKIE, CONSENT_DAYS, readConsent } from '@kvadrat/contracts/remote';
import type { FlagSource } from '../flags/api';
import { OWN_COPY } from '../../platform/html';
import { readCookie } from '../../platform/http';
import { chooseArm } from './choose-arm';
import type { ExperimentSource } from './experiment-source';

/** What a request's page is made with. */
export interface VisitorArms {
  flags: Flags;
  /** Arms as `experiment.arm`, in the order of names; empty where nothing is tried. */
  arms: readonly string[];
}

interface VisitorArmsOptions {
  experiments: Pick<ExperimentSource, 'running'>;
  flags: FlagSource;
  /** Whether visitors come by https only. */
  secure: () => boolean;
}

/** The route that answers with pages of remotes. */
const PAGES = '/*';
const ID = /^[\w-]{16,64}$/;
const LIFE_SECONDS = CONSENT_DAYS * 86_400;

/**
 * Decides for each request of a page its arms: for who allows functional cookies by an id that stays, for all others by one that is forgotten
 * with the answer. Nothing is tried on pages of the demonstration and of the staff. While something is tried no cache in front keeps pages, which
 * would give all its visitors one arm.
 * @returns flags and arms of a request
 */
export function addVisitorArms(
  app: FastifyInstance,
  { experiments, flags, secure }: VisitorArmsOptions,
): (request: FastifyRequest) => VisitorArms {
  const decided = new WeakMap<FastifyRequest, VisitorArms>();
  app.addHook('onRequest', (request, reply, next) => {
    const { cookie = '' } = request.headers;
    const own = flags.of(cookie);
    const flipped = flags.flipped(cookie);
    const tried = experiments.running.filter(({ flag }) => own[flag] && flipped[flag] === undefined);
    if (request.routeOptions.url !== PAGES || tried.length === 0 || isLeftAlone(request.url)) return next();
    reply.header('cache-control', OWN_COPY);
    const isKept = readConsent(cookie)?.consent.functional === true;
    const known = isKept ? readCookie(cookie, ARMS_COOKIE) : null;
    const visitor = known !== null && ID.test(known) ? known : randomBytes(16).toString('base64url');
    if (isKept && visitor !== known) {
      const life = `Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure() ? '; Secure' : ''}`;
      reply.header('set-cookie', `${ARMS_COOKIE}=${visitor}; Path=/; ${life}`);
    }
    const chosen = tried.map(({ name, flag, weights }) => ({ name, flag, arm: chooseArm(visitor, name, weights) }));
    const without = Object.fromEntries(chosen.flatMap(({ flag, arm }) => (arm === 'off' ? [[flag, false]] : [])));
    decided.set(request, { flags: { ...own, ...without }, arms: chosen.map(({ name, arm }) => `${name}.${arm}`) });
    next();
  });
  return (request) => decided.get(request) ?? { flags: flags.of(request.headers.cookie), arms: [] };
}

function isLeftAlone(url: string): boolean {
  const { path } = splitLocale(url.split('?', 1)[0] ?? '');
  return isDemoPath(path) || isStaffPath(path);
}
