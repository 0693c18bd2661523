import type { ReactElement } from 'react';
import { Sample } from '../sample';
import styles from '../gallery.module.css';

const COLOURS = [
  'page',
  'surface',
  'raised',
  'sunken',
  'sunken-2',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'inverse',
  'accent',
  'accent-hover',
  'accent-press',
  'accent-text',
  'accent-soft',
  'accent-soft-ink',
  'sea',
  'sea-soft',
  'sea-ink',
  'sea-mid',
  'sea-fill',
  'deep',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'bad',
  'bad-soft',
  'focus',
  'map-sea',
  'map-land',
  'pin',
  'pin-seen',
] as const;

export function ColourSamples(): ReactElement {
  return (
    <Sample name="tokens.css" wide>
      <ul className={styles.swatches} translate="no">
        {COLOURS.map((name) => (
          <li key={name}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--${name})`} />
            </svg>
            --{name}
          </li>
        ))}
      </ul>
    </Sample>
  );
}
