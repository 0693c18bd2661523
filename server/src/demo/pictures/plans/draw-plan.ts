import type { PlanFacts } from './plan-recipe';

export function drawPlan(facts: PlanFacts): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><title>${JSON.stringify(facts)}</title></svg>`;
}
