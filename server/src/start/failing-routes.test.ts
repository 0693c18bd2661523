import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { withTemporaryFolders } from '../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../platform/db/testing/test-database';
import { openWholePortal } from './testing/whole-portal';

const database = withTestDatabase();
const temporaryFolder = withTemporaryFolders();
jest.setTimeout(120_000);

const FAIL = 'x-fail';
const INSIDE = 'password=hunter2 at /srv/portal';
const routes: { method: HTTPMethods; url: string }[] = [];

/** Methods of all routes, but for HEAD, which is GET without its answer. */
const ASKED = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Told of each server before anything is added to it. */
function watch(message: unknown): void {
  if (!isInitialization(message)) return;
  message.fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  message.fastify.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.headers[FAIL] === undefined) done();
    else done(new Error(INSIDE));
  });
}
function isInitialization(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}
beforeAll(() => diagnostics.subscribe('fastify.initialization', watch));
afterAll(() => diagnostics.unsubscribe('fastify.initialization', watch));

test('J6 whatever route fails, its answer is one of ours and tells nothing of the inside', async () => {
  const { app } = await openWholePortal(database.db, temporaryFolder());
  const asked = routes.flatMap(({ method, url }) =>
    ASKED.filter((one) => one === method).map((one) => ({ method: one, url })),
  );
  expect(asked.length).toBeGreaterThan(110);
  expect(new Set(routes.map(({ method }) => method))).toEqual(new Set([...ASKED, 'HEAD']));
  expect(asked).toContainEqual({ method: 'GET', url: '/metrics' });
  const wrong: string[] = [];
  for (const { method, url } of asked) {
    const path = url.replace(/:\w+(\([^)]*\))?/g, '1').replace(/\*$/, 'x');
    const { statusCode, body, headers } = await app.inject({ method, url: path, headers: { [FAIL]: '1' } });
    const ours = String(headers['content-type']).startsWith('text/html')
      ? body.includes('<html')
      : /"code":"(?:internal|MFE-112|csrf)"/.test(body);
    // What is refused before anything is read: calls without a token, files from elsewhere, pages that strangers are sent on from, a form that no page takes.
    const early =
      body.includes('"code":"MFE-112"') ||
      (statusCode === 403 && /^\/api-next\/(?:own-ads\/)?uploads\//.test(url)) ||
      (statusCode === 302 && url.endsWith('/profilo/')) ||
      (statusCode === 404 && method === 'POST' && url === '/*');
    if (statusCode === 302 && early) continue;
    if (
      (statusCode !== 500 && !early) ||
      !ours ||
      body.includes('hunter2') ||
      headers['x-content-type-options'] !== 'nosniff'
    )
      wrong.push(`${method} ${path}: ${statusCode} ${body.slice(0, 80)}`);
  }
  expect(wrong).toEqual([]);
  // Who may not read is told so, as by every other route.
  const refused = await app.inject('/metrics');
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { message: 'metrics are for the operators', data: { message: 'metrics are for the operators', code: 'forbidden' } },
  ]);
  await app.close();
});
