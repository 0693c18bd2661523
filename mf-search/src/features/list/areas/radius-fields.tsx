import { useFormat } from '@kvadrat/remote-kit';
import { parseNumber } from '@kvadrat/contracts/numbers';
import { NumberField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import styles from './areas.module.css';

/** Metres a slider stops at: finer where a step on foot counts. */
const STEPS = [
  250, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000,
] as const;
export const USUAL_RADIUS = 2000;
const LEAST = 100;
const MOST = 100_000;

/** The radius of a circle, by a slider or in kilometres. */
export function RadiusFields({
  radius,
  onChange,
}: {
  /** Metres. */
  radius: number;
  onChange: (metres: number) => void;
}): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const sliderId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? format.number(radius / 1000);
  const wrong = typed !== null && readRadius(typed) === null;
  return (
    <div className={styles.radius}>
      <label htmlFor={sliderId}>{t`Polumjer`}</label>
      <input
        id={sliderId}
        type="range"
        min={0}
        max={STEPS.length - 1}
        value={nearestStep(radius)}
        aria-valuetext={t`${format.number(radius / 1000)} km`}
        onChange={(event) => {
          setTyped(null);
          onChange(STEPS[Number(event.target.value)] ?? USUAL_RADIUS);
        }}
      />
      <NumberField
        label={t`Polumjer u kilometrima`}
        hideLabel
        inputMode="decimal"
        suffix="km"
        value={text}
        error={wrong ? t`Upišite od ${format.number(LEAST / 1000)} do ${format.number(MOST / 1000)} km.` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          const metres = readRadius(event.target.value);
          if (metres !== null) onChange(metres);
        }}
        onBlur={() => {
          if (!wrong) setTyped(null);
        }}
        className={styles.radiusBox}
      />
    </div>
  );
}

/** Metres of kilometres as typed, null for what is no radius. */
function readRadius(text: string): number | null {
  const parsed = parseNumber(text, isRadius);
  return parsed.kind === 'number' && isRadius(parsed.value) ? Math.round(parsed.value * 1000) : null;
}

/** @param kilometres "1,250" are one and a quarter, as no radius has more */
function isRadius(kilometres: number): boolean {
  return kilometres * 1000 >= LEAST && kilometres * 1000 <= MOST;
}

function nearestStep(radius: number): number {
  const step = STEPS.findIndex((metres) => metres >= radius);
  return step === -1 ? STEPS.length - 1 : step;
}
