import { REPORT_PATH } from '@kvadrat/contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineLimits, limitNetwork, MINUTE } from '../limits';
import { maskEmails, redactUrl } from './redact-url';
import { RELEASES_PREFIX } from './page-path';
import { addPolicyReports } from './policy-report.routes';
import type { FailedRelease, VisitorReports } from './visitor-reports';

const MAX_BODY_BYTES = 8192;
const LIMITS = defineLimits('reports', { failure: { network: [{ calls: 30, seconds: MINUTE }], open: true } });
const MAX_FILES = 60;

const Report = Type.Object(
  {
    code: Type.String({ maxLength: 40 }),
    message: Type.String({ maxLength: 1000 }),
    remote: Type.Optional(Type.String({ maxLength: 60 })),
    release: Type.Optional(Type.String({ maxLength: 80 })),
    /** Address of the release file that failed, where the remote is not known otherwise. */
    file: Type.Optional(Type.String({ maxLength: 300 })),
    path: Type.Optional(Type.String({ maxLength: 500 })),
    detail: Type.Optional(
      Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 200 }), { maxProperties: 10 }),
    ),
  },
  { additionalProperties: false },
);

/** What a page says when it is left: files of releases and how many milliseconds each took. */
const Times = Type.Object({
  files: Type.Array(Type.Tuple([Type.String({ maxLength: 300 }), Type.Number({ minimum: 0 })]), {
    maxItems: MAX_FILES,
  }),
});

/**
 * `POST /api-next/platform/report/`: a failure that a visitor's browser was spared or shown, with
 * the remote and release it belongs to. Answers 204, writes one log line and has it counted; or the times of a
 * page's files, which are only counted. What the policy stopped is reported beside it.
 */
export function addReports(api: FastifyInstance, reports?: VisitorReports): void {
  addPolicyReports(api);
  // Browsers send beacons as text unless the page asks for a preflight.
  api.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    api.getDefaultJsonParser('error', 'error'),
  );
  api.post<{ Body: Type.Static<typeof Report> | Type.Static<typeof Times> }>(
    REPORT_PATH,
    {
      bodyLimit: MAX_BODY_BYTES,
      onRequest: limitNetwork(api, LIMITS.failure),
      // In this order: checking against the other takes away fields it does not know.
      schema: { body: Type.Union([Times, Report]), hide: true },
    },
    async (request, reply) => {
      const { body } = request;
      if ('files' in body) {
        reports?.loaded(body.files);
        return reply.code(204).send();
      }
      const { message, path, file, ...known } = body;
      const rest = { ...known, ...(known.remote === undefined ? releaseOfFile(file ?? '') : {}) };
      reports?.failed(rest.code, rest);
      request.log.warn(
        { report: { ...rest, message: maskEmails(message), ...(path === undefined ? {} : { path: redactUrl(path) }) } },
        'reported by a browser',
      );
      return reply.code(204).send();
    },
  );
}

const RELEASE_FILE = new RegExp(`${RELEASES_PREFIX}([a-z][a-z0-9-]{0,60})/([\\w.-]{1,110})/`);

/** Whose code a failure comes from: the release that its file belongs to. */
function releaseOfFile(address: string): FailedRelease {
  const [, remote, release] = RELEASE_FILE.exec(address) ?? [];
  return remote === undefined ? {} : { remote, release };
}
