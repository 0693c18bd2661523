import type { MapMarker } from '../map-provider';
import type { Joined } from './join-markers';
import { apartFrom, keepApart, type Spaced } from './keep-apart';
import { ARROW, DOT, sideOf, TAG_HEIGHT, tagWidthOf } from './marker-size';

const SPLIT = { lat: 43.51, lng: 16.45 };

function ad(id: string, position = SPLIT, paid = false): Joined {
  const look: MapMarker['look'] = { kind: 'ad', text: '250 tis.', seen: false, saved: false, paid };
  return { id, position, marker: { id, position, name: id, look }, count: 1 };
}

function group(id: string, count: number, position = SPLIT): Joined {
  return {
    id,
    position,
    marker: { id, position, name: id, look: { kind: 'group', text: String(count), count } },
    count,
  };
}

function point(id: string, position = SPLIT): Joined {
  return { id, position, marker: { id, position, name: id, look: { kind: 'point', text: '' } }, count: 1 };
}

/** So many degrees to the east, by pixels at a zoom. */
function east(pixels: number, zoom: number): typeof SPLIT {
  return { ...SPLIT, lng: SPLIT.lng + (pixels * 360) / (256 * 2 ** zoom) };
}

/** What it takes of the screen, without the gaps that are kept. */
function boxOf({ position: { lat, lng }, count, marker, small }: Spaced, zoom: number): number[] {
  const world = 256 * 2 ** zoom;
  const x = ((lng + 180) / 360) * world;
  const y = (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * world;
  const of = (middle: number, width: number, height: number): number[] => [
    x - width / 2,
    middle - height / 2,
    x + width / 2,
    middle + height / 2,
  ];
  if (marker === null || marker.look.kind === 'group') return of(y, sideOf(count), sideOf(count));
  if (small) return of(y, DOT, DOT);
  return of(y - ARROW - TAG_HEIGHT / 2, tagWidthOf(marker.look.text, false), TAG_HEIGHT);
}

function overlaps(shown: readonly Spaced[], zoom: number): string[] {
  const boxes = shown.map((one) => ({ id: one.id, box: boxOf(one, zoom) }));
  return boxes.flatMap(({ id, box: [left = 0, top = 0, right = 0, bottom = 0] }, index) =>
    boxes
      .slice(index + 1)
      .flatMap(({ id: other, box: [l = 0, t = 0, r = 0, b = 0] }) =>
        left < r && l < right && top < b && t < bottom ? `${id} ${other}` : [],
      ),
  );
}

/** Numbers that look like chance, the same in each run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test.each([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17])(
  'nothing covers another in 50 views at zoom %i, and no ad is lost',
  (zoom) => {
    for (let view = 0; view < 50; view++) {
      const random = chance(zoom * 1000 + view);
      const width = (900 * 360) / (256 * 2 ** zoom);
      const joined = Array.from({ length: 20 + Math.floor(random() * 130) }, (_, index) => {
        const position = { lat: SPLIT.lat + random() * width * 0.7, lng: SPLIT.lng + random() * width };
        return random() < 0.5
          ? ad(`ad-${index}`, position, random() < 0.2)
          : group(`group-${index}`, 2 + Math.floor(random() ** 4 * 600), position);
      });
      const shown = keepApart(joined, zoom);
      expect(overlaps(shown, zoom)).toEqual([]);
      expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(joined.reduce((sum, { count }) => sum + count, 0));
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    }
  },
);

test('the larger group stays, what lies on it goes into it; an ad whose price has no room is a dot', () => {
  const joined = [
    ad('far', east(400, 12)),
    group('small', 5, east(20, 12)),
    group('large', 100),
    ad('on it', east(10, 12)),
    ad('beside', east(48, 12)),
  ];
  const shown = keepApart(joined, 12);
  expect(shown.map(({ id, count, small }) => [id, count, small])).toEqual([
    ['near:large', 106, false],
    ['far', 1, false],
    ['beside', 1, true],
  ]);
  expect(shown[0]?.parts.map(({ id }) => id)).toEqual(['large', 'small', 'on it']);
});

test('of two ads at nearly one place the paid one has the price, and a point that was set is always shown', () => {
  const [paid, other] = [ad('paid', SPLIT, true), ad('other', east(30, 14))];
  expect(keepApart([other, paid], 14).map(({ id, small }) => [id, small])).toEqual([
    ['paid', false],
    ['other', true],
  ]);
  expect(keepApart([group('large', 100), point('set'), ad('near it', east(5, 14))], 14).map(({ id }) => id)).toEqual([
    'set',
    'near:large',
  ]);
});

test('a group of near ones falls apart at some zoom, unless they are at one place', () => {
  const [near] = keepApart([ad('one'), ad('other', east(4, 12))], 12);
  const [same] = keepApart([ad('one'), ad('other')], 12);
  if (near === undefined || same === undefined) throw new Error('nothing is shown');
  expect([near.count, apartFrom(near, 12, 17)]).toEqual([2, 15]);
  expect(keepApart(near.parts, 15).map(({ small }) => small)).toEqual([false, true]);
  expect(apartFrom(same, 12, 17)).toBeNull();
});
