import type { FastifyInstance } from 'fastify';
import { requestedRelease, type VisitorReports } from '../../../platform/http';

const SERVER_ERROR = 500;

/** Counts files of releases that did not come: 404, 410 and failures of the server. Before routes are added. */
export function countMissingFiles(app: FastifyInstance, reports: Pick<VisitorReports, 'failed'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const key = statusCode >= 400 ? requestedRelease(request.url) : null;
    if (key !== null)
      reports.failed(`http-${Math.min(statusCode, SERVER_ERROR)}`, { remote: key.name, release: key.release });
    done();
  });
}
