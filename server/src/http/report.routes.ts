import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { maskEmails, redactUrl } from './redact-url';
import { API_PREFIX } from './page-path';
import { addPolicyReports } from './policy-report.routes';

export const REPORT_PATH = `${API_PREFIX}platform/report/`;

const MAX_BODY_BYTES = 4096;
const PER_MINUTE = 30;

const Report = Type.Object(
  {
    code: Type.String({ maxLength: 40 }),
    message: Type.String({ maxLength: 1000 }),
    remote: Type.Optional(Type.String({ maxLength: 60 })),
    release: Type.Optional(Type.String({ maxLength: 80 })),
    path: Type.Optional(Type.String({ maxLength: 500 })),
    detail: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 200 }), { maxProperties: 10 })),
  },
  { additionalProperties: false },
);

/**
 * `POST /api-next/platform/report/`: a failure that a visitor's browser was spared or shown, with
 * the remote and release it belongs to. Answers 204 and writes one log line. What the policy stopped is reported beside it.
 */
export function addReports(api: FastifyInstance): void {
  addPolicyReports(api);
  // Browsers send beacons as text unless the page asks for a preflight.
  api.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, api.getDefaultJsonParser('error', 'error'));
  api.post<{ Body: Type.Static<typeof Report> }>(
    REPORT_PATH,
    {
      bodyLimit: MAX_BODY_BYTES,
      config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
      schema: { body: Report, hide: true },
    },
    async (request, reply) => {
      const { message, path, ...rest } = request.body;
      request.log.warn(
        { report: { ...rest, message: maskEmails(message), ...(path === undefined ? {} : { path: redactUrl(path) }) } },
        'reported by a browser',
      );
      return reply.code(204).send();
    },
  );
}
