import type { ReactElement } from 'react';
import { cx } from '../base/cx';
import { VisuallyHidden } from './visually-hidden';
import styles from './grade.module.css';

/** Energy classes, best first. */
export const GRADE_LETTERS = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

export type GradeLetter = (typeof GRADE_LETTERS)[number];

/** A grade as letter and colour; `label` is the word readers hear before the letter. */
export function Grade({ letter, label }: { letter: GradeLetter; label: string }): ReactElement {
  return (
    <span
      className={cx(styles.grade, styles[`grade${GRADE_LETTERS.indexOf(letter) + 1}`])}
      title={`${label} ${letter}`}
    >
      <VisuallyHidden>{label} </VisuallyHidden>
      {letter}
    </span>
  );
}
