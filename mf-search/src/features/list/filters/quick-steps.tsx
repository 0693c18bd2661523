import { useFormat } from '@kvadrat/remote-kit';
import type { SearchFacets } from '@kvadrat/contracts/api';
import { Button } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import { useRangeLabel } from '../use-range-label';
import styles from './filters.module.css';

const SHOWN = 5;

/** Upper bounds people choose often, of the contract and category; those that tell ads apart, spread evenly. */
export function QuickSteps({
  answer,
  facet,
  unit,
  onChoose,
}: {
  answer: SearchFacets | null;
  facet: 'surfaceMax';
  unit: 'area';
  onChoose: (bound: string) => void;
}): ReactElement | null {
  const format = useFormat();
  const range = useRangeLabel();
  const steps = spread(answer?.facets.find(({ name }) => name === facet)?.options ?? []);
  if (steps.length === 0) return null;
  return (
    <p className={styles.steps}>
      {steps.map((step) => (
        <Button key={step} type="button" small onClick={() => onChoose(format.number(step))}>
          {range({ max: step }, unit)}
        </Button>
      ))}
    </p>
  );
}

/** Steps at which more ads are found than at the one before, about as many between any two. */
export function spread(options: readonly { value: string; count: number }[]): number[] {
  const telling = options.filter(({ count }, index) => count > (options[index - 1]?.count ?? 0));
  if (telling.length <= SHOWN) return telling.map(({ value }) => Number(value));
  return Array.from({ length: SHOWN }, (_, index) =>
    Number(telling[Math.round((index * (telling.length - 1)) / (SHOWN - 1))]?.value),
  );
}
