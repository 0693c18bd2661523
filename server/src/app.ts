import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifySwagger from '@fastify/swagger';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '@kvadrat/contracts/errors';
import {
  addActs,
  addPages,
  createPages,
  type FileTaker,
  type PageDeps,
  type PreparePage,
  type ShellPage,
  WARM_START_MS,
} from './edge/pages';
import { addEmbed, openReadApi } from './edge/embed';
import { createFlagSource, type FlagSource } from './domains/flags/api';
import {
  addEntityTags,
  addHealth,
  addReleaseFiles,
  addReports,
  addSecurityHeaders,
  addWellKnown,
  answerUnreadable,
  compileWhenAsked,
  failureBody,
  firstValues,
  isInternal,
  isPagePath,
  letGoWhenClosing,
  logAnswers,
  loggerOptions,
  markCookies,
  MAX_HEAD_BYTES,
  requestIds,
  securityHeaders,
  toFailure,
  trustedHops,
  withoutPorts,
  type VisitorReports,
} from './platform/http';
import { addMetrics, type PortalMetrics } from './edge/metrics';
import { countMissingFiles } from './domains/operations/api';
import { FairQueue, isHeavy, isOfForm, LaneRefused, letInByTurns } from './platform/lanes';
import { addLimiter, type Limiter, limitNetwork, MINUTE } from './platform/limits';
import { resolveReleases } from './domains/registry/api';
import type { TrustProxy } from './platform/settings';

export type { PageDeps } from './edge/pages';

export interface AppSettings {
  /** Origin people use, without a final slash; asked for when needed, since the port may be found at start. */
  publicUrl: () => string;
  logLevel: string;
  /** Takes the lines of the log instead of standard output. */
  logTo?: { write: (line: string) => void };
  /** Which proxies may tell the visitor's address: none, so many in a row, or those of addresses and networks. */
  trustProxy: TrustProxy;
  /** Requests to the API each address may make in a minute. */
  apiRequestsPerMinute: number;
}

export interface AppDeps {
  settings: AppSettings;
  /** Rejects when the database does not answer. */
  pingDatabase: () => Promise<unknown>;
  /** Registers the API of all domains; its routes are counted, documented and answered as JSON. @param rendering state of the server bundles by `<name>@<release>` */
  registerApi: (api: FastifyInstance, rendering: () => Record<string, string>) => Promise<void>;
  /** Registers routes that serve files of domains, such as photos. */
  registerFiles?: (app: FastifyInstance) => Promise<void>;
  /** Registers what stands beside the pages of releases: files and gates. */
  registerPages?: (app: FastifyInstance) => Promise<void>;
  /** Registers what operators need while no release works. */
  registerOperations?: (app: FastifyInstance) => Promise<void>;
  /** Takes files that forms of pages bring along; without it forms bring none. */
  takeFiles?: FileTaker;
  /** Takes what is told about releases; without it that is only logged. */
  reports?: VisitorReports;
  /** Gives a page with sign-in forms what they need. @returns the visitor's cookies, with what was just given among them */
  preparePage?: PreparePage;
  /** What is measured; without it there is nothing to read. */
  metrics?: { of: PortalMetrics; token: string; production: boolean };
  /** Further origins whose pages may sign people in; without it there are none. */
  accountOrigins?: readonly string[];
  /** Counts calls; without it this process counts for itself. */
  limiter?: Pick<Limiter, 'count' | 'hasRoom'>;
  /** Feature flags; without it they are as shipped. */
  flags?: FlagSource;
  /** Without it there are no pages, only the API. */
  pages?: PageDeps;
  /** Compiles all schemas of routes at once and holds them against the rules for schemas. It takes longer than all else of a start, so it is done where the API is described. */
  checkSchemas?: boolean;
}

const BODY_LIMIT_BYTES = 65_536;
const BROTLI_QUALITY = 4;
/** Up to this size pages are compressed in one call: 1 ms for a list page, where a stream takes 9 ms of four threads. */
const COMPRESS_AT_ONCE_BYTES = 524_288;
/** When to ask again for what is not available now. */
const RETRY_SECONDS = 2;
/** Heavy requests answered at a time in this process: the database works for each of them on a core of its own. */
const HEAVY_AT_A_TIME = 3;
const HEAVY_TURN_MS = 2000;
/**
 * Other calls that read, answered at a time in this process, those of pages in work aside. Most take a few milliseconds; while the database
 * is slow, few at a time get their next statement soon, and the others wait once and not before each statement.
 */
const CALLS_AT_A_TIME = 12;
const CALL_TURN_MS = 1000;
/** For the arrival of a whole request, against clients that send byte by byte. */
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Builds the HTTP server: API, release files and pages. It does not listen; closing it finishes the
 * requests in work and ends the render threads.
 */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings } = deps;
  const app = openServer(deps, (error, request, reply) => answerFailure(error, request, reply));
  const flags = deps.flags ?? createFlagSource();
  const heavy = new FairQueue({ slots: HEAVY_AT_A_TIME, waitMs: HEAVY_TURN_MS });
  const calls = new FairQueue({ slots: CALLS_AT_A_TIME, waitMs: CALL_TURN_MS });
  const pages =
    deps.pages === undefined
      ? null
      : createPages(app, deps.pages, {
          publicUrl: settings.publicUrl,
          flags,
          lanes: { heavy, call: calls },
          reports: deps.reports,
          metrics: deps.metrics?.of,
        });
  const answerFailure = failureAnswers(pages);

  // Before any route: one keeps the handler there is when it is added.
  app.setErrorHandler(answerFailure);
  addToEveryAnswer(app, deps);
  letInByTurns(app, (request) => (isHeavy(request) ? heavy : undefined));
  addEntityTags(app);
  await addCompression(app);
  await addDescription(app);
  app.setNotFoundHandler(() => Promise.reject(new AppError('not-found', 'there is nothing at this address')));

  await addApi(app, deps, calls, () => pages?.pool.state() ?? {});
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  addHealth(app, {
    database: deps.pingDatabase,
    rendering: () => pages?.pool.state() ?? {},
    hasShell: () => deps.pages === undefined || resolveReleases(deps.pages.registry.current()).shell !== null,
  });
  addWellKnown(app, settings.publicUrl);
  await deps.registerFiles?.(app);
  await deps.registerOperations?.(app);
  if (deps.pages !== undefined && pages !== null) {
    const { breaker, registry, releases } = deps.pages;
    breaker?.addFiles(app, registry.current);
    addReleaseFiles(app, { stateOf: (key) => releases.state(key), fileOf: (key, file) => releases.file(key, file) });
    addEmbed(app, {
      registry: deps.pages.registry,
      releases,
      flags: flags.deployed,
      accountOrigins: deps.accountOrigins ?? [],
      publicUrl: settings.publicUrl,
    });
    await deps.registerPages?.(app);
    await addActs(app, pages.desk, deps.takeFiles);
    addPages(app, {
      desk: pages.desk,
      earlyHints: deps.pages.earlyHints,
      preparePage: deps.preparePage,
      maps: deps.pages.maps,
    });
  }
  return app;
}

type AnswerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A server without routes. @param answerFailure answers requests that the router cannot read */
function openServer({ settings, checkSchemas = false }: AppDeps, answerFailure: AnswerFailure): FastifyInstance {
  return fastify({
    logger: loggerOptions(settings.logLevel, settings.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(settings.trustProxy),
    trustProxy: trustedHops(settings.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    http: { maxHeaderSize: MAX_HEAD_BYTES },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, settings.publicUrl().startsWith('https:')),
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { querystringParser: firstValues },
    ...(checkSchemas
      ? {}
      : {
          ajv: { customOptions: { validateSchema: false } },
          schemaController: { compilersFactory: compileWhenAsked },
        }),
    // Pages in work call the API inside the process while the server closes.
    return503OnClosing: false,
    // For all that gets ready before the portal listens, the releases among it.
    pluginTimeout: 2 * WARM_START_MS,
    // Addresses the router cannot read pass no hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(settings.publicUrl().startsWith('https:')));
      void answerFailure(error, request, reply);
    },
  });
}

/** Answers what failed: with a page of the shell where somebody asked for a page, else with JSON. */
function failureAnswers(pages: ReturnType<typeof createPages> | null): AnswerFailure {
  return async (error, request, reply) => {
    const failure = toFailure(error);
    // Those who were told to come back are counted, not told one by one.
    if (failure.status >= 500 && !(error instanceof LaneRefused))
      request.log.error({ err: error, req: request }, 'request failed');
    if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
    if (failure.status === 503 && !reply.hasHeader('retry-after'))
      reply.header('retry-after', error instanceof LaneRefused ? error.retryAfterSeconds : RETRY_SECONDS);
    if (pages === null || !isPagePath(request.url)) {
      return reply
        .code(failure.status)
        .header('cache-control', 'no-store')
        .type('application/json')
        .send(failureBody(failure));
    }
    return pages.desk.shellPage(request, reply, shellPageFor(failure.status), failure.status);
  };
}

/** Adds what each answer passes, whatever its route: limits, headers, cookies, the log, measurements. */
function addToEveryAnswer(app: FastifyInstance, { settings, limiter, metrics, pages, reports }: AppDeps): void {
  withoutPorts(app);
  addLimiter(app, limiter);
  addSecurityHeaders(app, settings.publicUrl, pages?.oneTap);
  markCookies(app);
  logAnswers(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  letGoWhenClosing(app);
  if (metrics !== undefined) addMetrics(app, metrics.of, { ...metrics, trustProxy: settings.trustProxy });
  if (reports !== undefined) countMissingFiles(app, reports);
}

async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    syncThreshold: COMPRESS_AT_ONCE_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}

/** Describes the routes that follow as OpenAPI. */
async function addDescription(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Kvadrat', version: '1' } },
    // Shared schemas keep their names, which are those of the generated types.
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) =>
        typeof schema['$id'] === 'string' ? schema['$id'] : `def-${index}`,
    },
  });
}

/** Adds the API of all domains. @param calls the lane of what is neither heavy nor asked by pages in work @param rendering state of the server bundles */
async function addApi(
  app: FastifyInstance,
  { settings, registerApi, reports }: AppDeps,
  calls: FairQueue,
  rendering: () => Record<string, string>,
): Promise<void> {
  await app.register(async (api) => {
    api.addHook(
      'onRequest',
      limitNetwork(
        api,
        { name: 'api', network: [{ calls: settings.apiRequestsPerMinute, seconds: MINUTE }], open: true },
        isInternal,
      ),
    );
    api.addHook('onRequest', (_request, reply, done) => {
      // Kept, but asked about each time: the tag answers with 304. A route may say otherwise.
      reply.header('cache-control', 'no-cache');
      done();
    });
    letInByTurns(api, (request) => (isInternal(request) || isHeavy(request) || isOfForm(request) ? undefined : calls));
    openReadApi(api);
    await registerApi(api, rendering);
    addReports(api, reports);
  });
}

/** What people read when an answer failed. */
function shellPageFor(status: number): ShellPage {
  if (status === 503) return 'unavailable';
  return status < 500 ? 'not-found' : 'error';
}
