import type { ReactElement } from 'react';
import { cx } from '../base/cx';
import { GRADE_LETTERS, type GradeLetter } from './grade';
import styles from './grade-scale.module.css';

/** All energy classes as steps, with the one that is meant. */
export function GradeScale({
  letter,
  label,
  note,
  className,
}: {
  letter: GradeLetter;
  /** All of it in words, for readers: "Energetski razred B, treći od osam". */
  label: string;
  /** Beside the step, for example the energy per year. */
  note?: string | undefined;
  className?: string | undefined;
}): ReactElement {
  return (
    <div
      role="img"
      aria-label={note === undefined ? label : `${label}, ${note}`}
      className={cx(styles.scale, className)}
    >
      {GRADE_LETTERS.map((step, index) => (
        <span key={step} className={cx(styles.row, step === letter && styles.current)}>
          <span className={cx(styles.step, styles[`step${index + 1}`])}>{step}</span>
          {step === letter && note !== undefined && <span>{note}</span>}
        </span>
      ))}
    </div>
  );
}
