import type { ReactElement } from 'react';
import { cx } from '../base/cx';
import styles from './avatar.module.css';

const TONES = 4;

/** Square with a picture or the initials; the name itself stands beside it, so readers do not hear it twice. */
export function Avatar({
  name,
  src,
  large = false,
  className,
}: {
  name: string;
  /** Picture of the person or sign of the agency. */
  src?: string | undefined;
  large?: boolean;
  className?: string | undefined;
}): ReactElement {
  const look = cx(styles.avatar, large && styles.large, styles[`tone${toneOf(name)}`], className);
  if (src !== undefined)
    return <img className={look} src={src} alt="" loading="lazy" width={large ? 48 : 36} height={large ? 48 : 36} />;
  return (
    <span className={look} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** First letters of the first and the last word: "Nekretnine Jadran d.o.o." is "ND" only when it has no better. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word) && !/\./.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** The same name always has the same colour. */
function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return (sum % TONES) + 1;
}
