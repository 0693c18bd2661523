import { useFormat } from '@kvadrat/remote-kit';
import type { SearchFacets } from '@kvadrat/contracts/api';
import { cx } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ChangeEvent, ReactElement } from 'react';
import { readBound, type TypedRange } from '../../../lib/search-form';
import { stepsOf, stepAfter, stepBefore } from './price-steps';
import styles from './price-histogram.module.css';

/** Between two bars, of the width of one. */
const GAP = 0.12;

/**
 * How many ads cost how much, and a handle for each bound: between steps that people choose of, which are other ones of rents than
 * of sales. What is typed beside it is held to no step.
 */
export function PriceHistogram({
  answer,
  value,
  onChange,
}: {
  answer: SearchFacets | null;
  value: TypedRange;
  /** Bounds as they are typed. */
  onChange: (value: TypedRange) => void;
}): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const { steps, bars } = stepsOf(answer);
  const last = bars.length;
  const most = Math.max(1, ...bars);
  const low = Math.min(stepBefore(steps, readBound(value.min) ?? 0), last - 1);
  const high = Math.max(steps.length === 0 ? last : stepAfter(steps, readBound(value.max) ?? Infinity), low + 1);
  const typed = (step: number | undefined): string => (step === undefined ? '' : format.number(step));
  const move = (end: 'min' | 'max') => (event: ChangeEvent<HTMLInputElement>) => {
    const at = Number(event.target.value);
    if (end === 'min') onChange({ ...value, min: typed(steps[Math.min(at, high - 1) - 1]) });
    else onChange({ ...value, max: typed(steps[Math.max(at, low + 1) - 1]) });
  };
  const said = (step: number | undefined): string => (step === undefined ? t`bez granice` : format.money(step));
  const handle = (end: 'min' | 'max', label: string, at: number): ReactElement => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={said(steps[at - 1])}
      min={0}
      max={last}
      step={1}
      value={at}
      disabled={steps.length === 0}
      onChange={move(end)}
    />
  );
  // Drawn, not styled: pages may have no styles in their HTML.
  const bar = (count: number, index: number): ReactElement => {
    const height = count === 0 ? 0 : Math.max(4, Math.round((count / most) * 100));
    const isWithin = index >= low && index < high;
    return (
      <rect
        key={index}
        x={index + GAP / 2}
        y={100 - height}
        width={1 - GAP}
        height={height}
        className={cx(isWithin && styles.within)}
      />
    );
  };
  return (
    <div className={styles.histogram}>
      <svg className={styles.bars} viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(bar)}
      </svg>
      <div className={styles.slider}>
        <svg className={styles.track} viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect width={last} height={1} />
          <rect x={low} width={high - low} height={1} className={cx(styles.chosen)} />
        </svg>
        {handle('min', t`Najniža cijena`, low)}
        {handle('max', t`Najviša cijena`, high)}
      </div>
    </div>
  );
}
