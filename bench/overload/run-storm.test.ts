import { createServer, type RequestListener } from 'node:http';
import { listenLocally } from '@kvadrat/tools/harness';
import { startStorm } from './run-storm';
import type { Target } from './target';

const PAGE =
  '<html><head><title>Stanovi</title><link rel="canonical" href="/x/"></head><body><h1>Stanovi</h1><article></article></body></html>';
const BUSY = '<html><body><h1>Gužva</h1><p>Pokušajte ponovno za nekoliko trenutaka.</p></body></html>';

const portal: RequestListener = (request, response) => {
  const { url = '/' } = request;
  if (url.startsWith('/whole')) response.end(PAGE);
  else if (url === '/empty') response.end(PAGE.replace('Stanovi', 'Kvadrat'));
  else if (url === '/gone') response.end(PAGE);
  else if (url === '/busy') response.writeHead(503, { 'retry-after': '2' }).end(BUSY);
  else if (url === '/bare') response.writeHead(503).end(BUSY);
  else response.destroy();
};

const target = (address: string, status = 200): Target => ({
  kind: 'list',
  address,
  truth: { status, location: null, canonical: '/x/', robots: null, entries: 1 },
});

test('a storm counts what each answer is worth, and what was not answered', async () => {
  const { origin, close } = await listenLocally(createServer(portal));
  try {
    const targets = [
      target('/busy'),
      target('/bare'),
      target('/cut'),
      target('/gone', 410),
      target('/empty'),
      target('/whole/1'),
      target('/whole/2'),
    ];
    const storm = startStorm({
      origin,
      clients: 4,
      seconds: 20,
      targets,
      block: 20,
      oneAddress: false,
      first: 0,
      walk: true,
    });
    await storm.over;
    const figures = await storm.figures;
    expect(figures).toMatchObject({
      asked: 7,
      failed: 1,
      verdicts: { right: 2, refused: 1, bare: 1, empty: 1, wrong: 1 },
      statuses: { 200: 4, 503: 2 },
    });
    expect(figures.times.list).toHaveLength(4);
    expect(figures.examples.map((example) => example.split(' ')[0]).sort()).toEqual([
      'bare:',
      'empty:',
      'failed:',
      'wrong:',
    ]);
  } finally {
    close();
  }
});
