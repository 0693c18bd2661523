import type { Suggestion } from '@kvadrat/contracts/api';
import { withPortal } from '../search/testing/portal';
import { fillPortal } from './testing/fill-portal';
import { QUERIES } from './testing/queries';

/** What was reached; less is a step back. */
const FIRST = 95;
const AMONG_THREE = 100;

const portal = withPortal();

beforeAll(() => fillPortal(portal), 30_000);

function named({ kind, path, url, label }: Suggestion): string {
  if (kind === 'agency') return `agency:${url.split('/').at(-2) ?? ''}`;
  return kind === 'ad' ? `ad:${label}` : `place:${path ?? ''}`;
}

test('R268 a hundred queries written before the box was made', async () => {
  const missed: string[] = [];
  let first = 0;
  let amongThree = 0;
  for (const { typed, locale, wanted, within } of QUERIES) {
    const response = await portal.app.inject(
      `/api-next/search-list/suggest/?query=${encodeURIComponent(typed)}&locale=${locale}`,
    );
    const found = response.json<Suggestion[]>().map(named);
    const place = found.indexOf(wanted);
    if (place === 0) first += 1;
    if (place >= 0 && place < 3) amongThree += 1;
    if (place < 0 || place >= within) missed.push(`${typed} → ${wanted}, found ${found.slice(0, 4).join(', ')}`);
  }
  process.stdout.write(
    `Suggestions: ${String(first)} of ${String(QUERIES.length)} first, ${String(amongThree)} of ${String(QUERIES.length)} in the first three.\n${missed.join('\n')}\n`,
  );
  expect(QUERIES).toHaveLength(100);
  expect(first).toBeGreaterThanOrEqual(FIRST);
  expect(amongThree).toBeGreaterThanOrEqual(AMONG_THREE);
}, 60_000);
