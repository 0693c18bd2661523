import { Random } from '../../random';
import type { PictureSubject } from '../picture-subject';
import { drawPlan } from './draw-plan';
import { layOutPlan, type PlanRoomKind } from './plan-layout';
import { planRecipe, readPlanRecipe, type PlanFacts } from './plan-recipe';

const flats: PlanFacts[] = [];
for (let rooms = 1; rooms <= 6; rooms += 1) {
  for (let bathrooms = 1; bathrooms <= 3; bathrooms += 1) {
    for (const spare of [0, 3.25, 11.5, 37.75, 90]) {
      for (const layout of [0, 1, 2, 3])
        flats.push({ net: 16 + 8 * rooms + spare, rooms, bathrooms, outdoor: layout === 0 ? 'balcony' : null, layout });
    }
  }
}

test('the surfaces of the rooms add up to the net surface of the ad', () => {
  for (const facts of flats) {
    const { rooms } = layOutPlan(facts);
    expect(rooms.reduce((sum, { area }) => sum + area, 0)).toBe(Math.round(facts.net * 100));
    expect(rooms.every(({ area }) => area >= 150)).toBe(true);
  }
});

test('rooms are as large as they are labelled and fill the flat without overlapping', () => {
  for (const facts of flats) {
    const { rooms, width, height } = layOutPlan(facts);
    expect(width * height).toBeCloseTo(facts.net, 6);
    for (const room of rooms) {
      expect(room.width * room.height).toBeCloseTo(room.area / 100, 6);
      expect(room.x).toBeGreaterThan(-1e-9);
      expect(room.x + room.width).toBeLessThan(width + 1e-9);
      expect(room.y + room.height).toBeLessThan(height + 1e-9);
      for (const other of rooms) {
        if (other === room) continue;
        const across = Math.min(room.x + room.width, other.x + other.width) - Math.max(room.x, other.x);
        const down = Math.min(room.y + room.height, other.y + other.height) - Math.max(room.y, other.y);
        expect(Math.min(across, down)).toBeLessThan(1e-9);
      }
    }
  }
});

test('a flat of n rooms has a living room and n − 1 more, and the bathrooms of its ad', () => {
  for (const facts of flats) {
    const { rooms } = layOutPlan(facts);
    const count = (kind: PlanRoomKind): number => rooms.filter((room) => room.kind === kind).length;
    expect(count('living') + count('studio') + count('bedroom')).toBe(facts.rooms);
    expect(count('bathroom')).toBe(facts.bathrooms);
    expect(count('kitchen')).toBe(1);
  }
});

test('a plan agrees with its ad: surface, rooms, bathrooms, outdoor space', () => {
  const subject: PictureSubject = {
    contract: 1,
    category: 1,
    typology: 1,
    place: 'x',
    region: 'plain',
    density: 'city',
    seaMetres: null,
    seaView: false,
    net: 63.5,
    rooms: 3,
    bedrooms: 2,
    bathrooms: 2,
    floor: 1,
    yearBuilt: 1980,
    condition: null,
    furnished: false,
    stone: false,
    pool: false,
    garage: false,
    outdoor: 'loggia',
    tier: 'standard',
    publishedAt: new Date(0),
    price: 1,
  };
  const recipes = Array.from({ length: 40 }, (_, seed) => planRecipe(subject, new Random(seed))).filter(
    (recipe) => recipe !== null,
  );
  expect(recipes.length).toBeGreaterThan(10);
  expect(recipes.length).toBeLessThan(40);
  for (const recipe of recipes)
    expect(readPlanRecipe(recipe)).toMatchObject({ net: 63.5, rooms: 3, bathrooms: 2, outdoor: 'loggia' });
  for (let seed = 0; seed < 20; seed += 1) expect(planRecipe({ ...subject, typology: 6 }, new Random(seed))).toBeNull();
});

test('plans are drawn as lines, without any font, the same each time', () => {
  for (const facts of flats.slice(0, 40)) {
    const svg = drawPlan(facts);
    expect(svg).toBe(drawPlan(facts));
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text/);
  }
});
