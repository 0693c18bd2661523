import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { invent } from '../demo/testing/invent';
import { twinOf } from './twin';

/** Pairs among so many. */
const pairs = (count: number): number => (count * (count - 1)) / 2;

test('of demo ads that repeat another one nearly all are recognised, and hardly any others (decision 0064)', async () => {
  const ads = await invent(20_000);
  const groups = new Map<string, { all: number; byProperty: Map<number, number> }>();
  const repeated = new Map<number, number>();
  ads.forEach(({ draft, original }, index) => {
    if (draft.status !== LISTING_STATUS.active) return;
    const property = original ?? index;
    repeated.set(property, (repeated.get(property) ?? 0) + 1);
    const { net, gross, plot } = draft.surface;
    const twin = twinOf(
      {
        ...draft,
        place_id: draft.placeId,
        surface_plot: plot === null ? null : String(plot),
        year_built: draft.yearBuilt,
        energy_class: draft.energyClass,
      },
      net ?? gross,
    );
    const key = twin === null ? `alone ${index}` : String(twin);
    const group = groups.get(key) ?? { all: 0, byProperty: new Map<number, number>() };
    groups.set(key, { all: group.all + 1, byProperty: group.byProperty.set(property, (group.byProperty.get(property) ?? 0) + 1) });
  });
  const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, count) => total + pairs(count), 0);
  const folded = sum([...groups.values()].map(({ all }) => all));
  const right = [...groups.values()].reduce((total, { byProperty }) => total + sum(byProperty.values()), 0);
  expect(sum(repeated.values())).toBeGreaterThan(400);
  expect(right / folded).toBeGreaterThan(0.98);
  expect(right / sum(repeated.values())).toBeGreaterThan(0.95);
}, 300_000);
