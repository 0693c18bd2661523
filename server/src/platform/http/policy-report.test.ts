import { Writable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { addLimiter } from '../limits';
import { addReports } from '.';

const REPORT = '/api-next/platform/csp-report/';
let app: FastifyInstance;
let log = '';

beforeEach(() => {
  log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  app = fastify({ logger: { level: 'warn', stream } });
  addLimiter(app);
  addReports(app);
});
afterEach(() => app.close());

const send = (type: string, payload: unknown) =>
  app.inject({ method: 'POST', url: REPORT, headers: { 'content-type': type }, payload: JSON.stringify(payload) });
const lines = (): unknown[] =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => Reflect.get(Object(JSON.parse(line)), 'csp') as unknown);
const PAGE = 'https://www.kvadrat.example/oglasi/7/?email=ana@example.hr';
const seen = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  page: '/oglasi/7/',
  file: '/r/mf-a/1/app.js',
  line: 3,
};

it('takes reports of the old form and of the new, without queries, foreign paths and mail addresses', async () => {
  const old = {
    'document-uri': PAGE,
    'effective-directive': seen.directive,
    'blocked-uri': 'https://evil.example/x?token=1',
    'source-file': 'https://www.kvadrat.example/r/mf-a/1/app.js?a=1',
    'line-number': 3,
    'script-sample': 'secret',
    referrer: PAGE,
  };
  const body = {
    documentURL: PAGE,
    effectiveDirective: seen.directive,
    blockedURL: 'https://evil.example/y',
    sourceFile: 'https://www.kvadrat.example/r/mf-a/1/app.js',
    lineNumber: 3,
    sample: 'secret',
  };
  expect((await send('application/csp-report', { 'csp-report': old })).statusCode).toBe(204);
  expect(
    (
      await send('application/reports+json', [
        { type: 'csp-violation', age: 1, url: PAGE, user_agent: 'x', body },
        { type: 'deprecation', body: {} },
      ])
    ).statusCode,
  ).toBe(204);
  expect(lines()).toEqual([seen, seen]);
  expect(log).not.toMatch(/ana@|token|secret|user_agent/);
});

it('keeps words of browsers and survives nonsense', async () => {
  await send('application/csp-report', { 'csp-report': { 'blocked-uri': 'inline' } });
  await send('application/csp-report', { 'csp-report': { 'blocked-uri': 'data:text/plain,private' } });
  for (const nonsense of [null, [], 'x', { 'csp-report': 1 }, [{ type: 'csp-violation' }]])
    expect((await send('application/reports+json', nonsense)).statusCode).toBe(204);
  expect(
    (
      await app.inject({
        method: 'POST',
        url: REPORT,
        headers: { 'content-type': 'application/csp-report' },
        payload: '{',
      })
    ).statusCode,
  ).toBe(400);
  expect(lines()).toMatchObject([{ blocked: 'inline' }, { blocked: 'data:' }]);
});

it('a page that floods is told to stop', async () => {
  const codes: number[] = [];
  for (let count = 0; count < 31; count += 1) codes.push((await send('application/csp-report', {})).statusCode);
  expect(codes.slice(29)).toEqual([204, 429]);
});
