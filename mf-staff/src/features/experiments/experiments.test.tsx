import type { Experiments } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { serverPage } from '@kvadrat/remote-kit/testing';
import * as bundle from '../../ssr';
import { MIA, SESSION_CALL, staffRoute } from '../../testing/sample-session';

const CALL = '/api-next/staff/experiments/';
const share = (value: number, low: number, high: number) => ({ value, low, high });
const EXPERIMENT: Experiments['experiments'][number] = {
  name: 'bez-poruka',
  flag: 'messaging',
  weights: { on: 0.5, off: 0.5 },
  startedAt: '2026-11-30T10:00:00.000Z',
  startedBy: 'Mia',
  stoppedAt: null,
  stoppedBy: null,
  arms: [
    {
      arm: 'on',
      visitors: 200,
      goals: [
        { goal: 'opened', count: 100, share: share(0.5, 0.4, 0.6) },
        { goal: 'contacted', count: 20, share: share(0.1, 0.07, 0.15) },
      ],
    },
    {
      arm: 'off',
      visitors: 180,
      goals: [
        { goal: 'opened', count: 54, share: share(0.3, 0.2, 0.4) },
        { goal: 'contacted', count: 18, share: share(0.1, 0.06, 0.16) },
      ],
    },
  ],
  differences: [
    { goal: 'opened', difference: share(0.2, 0.1, 0.3) },
    { goal: 'contacted', difference: share(0, -0.06, 0.06) },
  ],
  mixed: 7,
};
const STATE: Experiments = { free: ['aiSearch', 'priceProposal'], experiments: [EXPERIMENT] };

const show = (locale: Locale = 'hr', state: Experiments = STATE, sent?: Record<string, string>, post: object = {}) =>
  serverPage(
    bundle,
    staffRoute('experiments', '/-/experiments/', { locale }),
    { [SESSION_CALL]: () => MIA, [CALL]: () => state, ...post },
    sent === undefined ? {} : { sent },
  );

test.each(LOCALES)(
  'experiments in %s: visitors by arm, shares with their intervals, what is proven',
  async (locale) => {
    const { root, html } = await show(locale);
    const percent = (value: number): string => new Intl.NumberFormat(locale, { style: 'percent' }).format(value);
    const cells = [...root.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(cells.map((row) => row.slice(1, 3))).toEqual([
      ['200', `${percent(0.5)} (${percent(0.4)} – ${percent(0.6)})`],
      ['180', `${percent(0.3)} (${percent(0.2)} – ${percent(0.4)})`],
    ]);
    expect(root.querySelectorAll('dl dd')).toHaveLength(2);
    expect(html).not.toContain('style=');
  },
);

test('a running one can be stopped, without scripts too, and a stopped one cannot', async () => {
  const { root } = await show();
  expect([...root.querySelectorAll('dl dd')].map(({ textContent }) => textContent?.split(': ')[1])).toEqual([
    'sa značajkom više',
    'razlika nije dokazana',
  ]);
  expect(root.querySelector('button[aria-label="Zaustavi pokus bez-poruka"]')).not.toBeNull();
  const over = await show('hr', {
    free: [],
    experiments: [{ ...EXPERIMENT, stoppedAt: '2026-12-01T10:00:00.000Z', stoppedBy: 'Mia' }],
  });
  expect(over.root.querySelector('form[action="/-/experiments/"] input[name="pokus"]')).toBeNull();
  const stopped = await show(
    'hr',
    STATE,
    { radnja: 'zaustavi', pokus: 'bez-poruka' },
    { [`${CALL}bez-poruka/stop/`]: () => null },
  );
  expect([stopped.status, stopped.location, stopped.posts.map(({ path }) => path)]).toEqual([
    303,
    '/-/experiments/',
    [`${CALL}bez-poruka/stop/`],
  ]);
});

test('R199 the form sends weights that sum to one, and says what is wrong', async () => {
  const sent = { name: 'bez-pretrage', flag: 'aiSearch', share: '12,5' };
  const started = await show('hr', STATE, sent);
  expect(started.status).toBe(303);
  expect(started.posts).toMatchObject([
    { path: CALL, body: { name: 'bez-pretrage', weights: { on: 0.875, off: 0.125 } } },
  ]);
  const wrong = await show('hr', STATE, { name: 'Š', flag: '', share: '100' });
  expect([wrong.status, wrong.posts]).toEqual([422, []]);
  expect(wrong.root).toHaveTextContent('Upišite udio od 1 do 99.');
  const refuse = (): never => {
    throw new AppError('status', '422', { status: 422, problems: { name: 'taken' } });
  };
  let asked = 0;
  // Asked first by the form, then by the page that shows it again.
  const taken = await show('hr', STATE, sent, { [CALL]: () => ((asked += 1) === 1 ? refuse() : STATE) });
  expect(taken.status).toBe(422);
  expect(taken.root).toHaveTextContent('Pokus s tim imenom već postoji.');
});
