import { parseNumber } from '@kvadrat/contracts/numbers';
import { NumberField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import { useFormat } from '../../../lib/use-format';
import type { Origin } from './people';
import { PointField } from './point-field';
import { pointKey } from './point-names';
import type { AreaDraft } from './use-area-draft';
import type { Drawing } from './use-drawing';
import styles from './areas.module.css';

/** Metres a slider stops at: finer where a step on foot counts. */
const STEPS = [250, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000] as const;
const USUAL = 2000;
const LEAST = 100;
const MOST = 100_000;

/** A circle by its centre and radius; all of it can be done by fields. */
export function CirclePanel({ draft, drawing, picking, onPick, circleName, onName }: {
  draft: AreaDraft;
  drawing: Drawing;
  picking: boolean;
  onPick: (() => void) | null;
  /** What the visitor called the centre by. */
  circleName: Origin | null;
  onName: (origin: Origin | null) => void;
}): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const sliderId = useId();
  const { shapes, change } = draft;
  const { circle } = shapes;
  const [wanted, setWanted] = useState(USUAL);
  const [typed, setTyped] = useState<string | null>(null);
  const radius = circle?.radius ?? wanted;
  const text = typed ?? format.number(radius / 1000);
  const wrong = typed !== null && readRadius(typed) === null;
  const origin = circle && (circleName !== null && pointKey(circleName.center) === pointKey(circle.center) ? circleName : { center: circle.center, name: null });

  const setRadius = (metres: number): void => {
    drawing.cancel();
    setWanted(metres);
    if (circle !== null) change({ ...shapes, circle: { ...circle, radius: metres } }, 'radius');
  };
  return (
    <div className={styles.fields}>
      <PointField
        label={t`Središte kruga`}
        origin={origin}
        onChange={(chosen) => {
          drawing.cancel();
          onName(chosen);
          setWanted(radius);
          change({ ...shapes, circle: chosen && { center: chosen.center, radius } });
        }}
        picking={picking}
        onPick={onPick}
      />
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
            setRadius(STEPS[Number(event.target.value)] ?? USUAL);
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
            if (metres !== null) setRadius(metres);
          }}
          onBlur={() => {
            if (!wrong) setTyped(null);
          }}
          className={styles.radiusBox}
        />
      </div>
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
