import type { ReactElement, ReactNode } from 'react';
import { cx } from '../base/cx';
import { VisuallyHidden } from './visually-hidden';
import styles from './badge.module.css';

/** A short word on a photo or beside a title; `marked` carries the brand's square. */
export function Badge({ children, tone }: { children: ReactNode; tone: 'marked' | 'sea' }): ReactElement {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>;
}

const LETTERS = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

export type GradeLetter = (typeof LETTERS)[number];

/** A grade as letter and colour; `label` is the word readers hear before the letter. */
export function Grade({ letter, label }: { letter: GradeLetter; label: string }): ReactElement {
  return (
    <span className={cx(styles.grade, styles[`grade${LETTERS.indexOf(letter) + 1}`])} title={`${label} ${letter}`}>
      <VisuallyHidden>{label} </VisuallyHidden>
      {letter}
    </span>
  );
}
