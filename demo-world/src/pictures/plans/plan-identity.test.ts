import type * as drawing from './draw-plan';
import { planIdentity } from './plan-identity';
import type { PlanFacts } from './plan-recipe';

const RECIPE = 'plan net=58.5 rooms=2 bathrooms=1 outdoor=balcony layout=3';

test('a plan is told apart by its recipe, without drawing it', () => {
  expect(planIdentity(RECIPE)).toBe(planIdentity(RECIPE));
  expect(planIdentity(RECIPE)).not.toBe(planIdentity(RECIPE.replace('layout=3', 'layout=2')));
});

test('other pictures have no such identity', () => {
  expect(planIdentity('living-sea-7')).toBeNull();
  expect(planIdentity('plan net=1e9 rooms=3')).toBeNull();
});

describe('when plans are drawn otherwise', () => {
  afterEach(() => {
    jest.dontMock('./draw-plan');
    jest.resetModules();
  });

  test.each(['rooms', 'layout', 'outdoor', 'bathrooms'] as const)(
    'every identity changes, were it for one value of %s only',
    async (fact) => {
      const before = planIdentity(RECIPE);
      jest.resetModules();
      jest.doMock('./draw-plan', () => {
        const { drawPlan } = jest.requireActual<typeof drawing>('./draw-plan');
        const otherwise = (facts: PlanFacts): boolean =>
          facts[fact] === { rooms: 6, layout: 2, outdoor: 'loggia', bathrooms: 3 }[fact];
        return { drawPlan: (facts: PlanFacts) => (otherwise(facts) ? '<svg/>' : drawPlan(facts)) };
      });
      const { planIdentity: anew } = await import('./plan-identity');
      expect(anew(RECIPE)).not.toBe(before);
    },
  );
});
