import type { FastifyInstance } from 'fastify';
import { RELEASES_PREFIX, type VisitorReports } from '../../http';

const RELEASE_FILE = /^([a-z][a-z0-9-]*)\/([\w.-]+)\//;
const SERVER_ERROR = 500;

/** Counts files of releases that did not come: 404, 410 and failures of the server. Before routes are added. */
export function countMissingFiles(app: FastifyInstance, reports: Pick<VisitorReports, 'failed'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    if (statusCode >= 400 && request.url.startsWith(RELEASES_PREFIX)) {
      const [, remote, release] = RELEASE_FILE.exec(request.url.slice(RELEASES_PREFIX.length)) ?? [];
      if (remote !== undefined) reports.failed(`http-${Math.min(statusCode, SERVER_ERROR)}`, { remote, release });
    }
    done();
  });
}
