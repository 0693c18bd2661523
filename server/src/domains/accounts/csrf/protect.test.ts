import type { FastifyRequest } from 'fastify';
import { FieldValues } from '../read-fields';
import type { Browsers } from './browsers';
import { isOwnOrigin, protect } from './protect';

const PORTAL = 'https://www.kvadrat.example';
const SIBLING = 'https://stari.kvadrat.example';

const request = (headers: Record<string, string | undefined>, token = ''): FastifyRequest =>
  ({
    headers,
    host: 'www.kvadrat.example',
    body: new FieldValues([['csrf', [token]]]),
  }) as Partial<FastifyRequest> as FastifyRequest;
const browsers = {
  owns: (_request: FastifyRequest, token: string) => Promise.resolve(token === 'right'),
} as Partial<Browsers> as Browsers;
const verdict = (asked: FastifyRequest): Promise<string> =>
  protect(asked, browsers, [PORTAL, SIBLING]).then(
    () => 'passes',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

test.each([
  [{ 'x-csrf-token': 'right', origin: PORTAL, 'sec-fetch-site': 'same-origin' }, '', 'passes'],
  [{ 'x-csrf-token': 'right', origin: SIBLING, 'sec-fetch-site': 'same-site' }, '', 'passes'],
  [{ 'x-csrf-token': 'right', origin: PORTAL, 'sec-fetch-site': 'none' }, '', 'passes'],
  [{ 'x-csrf-token': 'right', origin: PORTAL }, '', 'passes'],
  [{ 'x-csrf-token': 'right' }, '', 'passes'],
  [{ origin: PORTAL }, 'right', 'passes'],
  [{ 'x-csrf-token': 'wrong', origin: PORTAL }, 'right', 'account: csrf'],
  [{ origin: PORTAL }, 'wrong', 'account: csrf'],
  [{ origin: PORTAL }, '', 'account: csrf'],
  [{ 'x-csrf-token': 'right', origin: PORTAL, 'sec-fetch-site': 'cross-site' }, '', 'account: foreign'],
  [
    { 'x-csrf-token': 'right', origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    '',
    'account: foreign',
  ],
  [{ 'x-csrf-token': 'right', origin: 'null' }, '', 'account: foreign'],
])('1.7-48 %j with the field %j: %s', async (headers, field, expected) => {
  expect(await verdict(request(headers, field))).toBe(expected);
});

test('1.7-48 who is refused hears whether a fresh token helps', async () => {
  await expect(protect(request({ origin: PORTAL }), browsers, [PORTAL])).rejects.toMatchObject({
    code: 'csrf',
    status: 403,
  });
  await expect(protect(request({ origin: 'https://evil.example' }), browsers, [PORTAL])).rejects.toMatchObject({
    code: 'forbidden',
    status: 403,
  });
});

test.each([
  ['http://www.kvadrat.example', true],
  ['https://www.kvadrat.example', true],
  [undefined, true],
  [SIBLING, true],
  ['null', false],
  ['', false],
  ['https://www.kvadrat.example.evil.example', false],
  ['https://evilwww.kvadrat.example', false],
  ['https://www.kvadrat.example:8443', false],
  ['https://WWW.kvadrat.example', false],
  ['https://www.kvadrat.example/', false],
  ['https://user@www.kvadrat.example', false],
  ['https://stari.kvadrat.example:443', false],
  ['not an address', false],
])('1.7-45 the origin %j is ours: %s', (origin, own) => {
  expect(isOwnOrigin({ headers: { origin }, host: 'www.kvadrat.example' }, [SIBLING])).toBe(own);
});
