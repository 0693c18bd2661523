import { cx } from '@kvadrat/ui-kit';
import styles from './glyph.module.css';

/** Drawings of the look on a grid of 24, as the frame needs them. */
const PATHS = {
  home: 'M4 11 12 4l8 7v9.5h-5.5V14h-5v6.5H4z',
  key: 'M3.5 12.5h7v7h-7zM9.5 13.5 20 3M16.5 6.5l3 3M14 9l2 2',
  building: 'M5 20.5v-17h10v17M15 9h4.5v11.5M3 20.5h18M8.5 7.5h3M8.5 11h3M8.5 14.5h3',
  heart: 'M12 20.5 4 12.3a5 5 0 0 1 7.1-7.1l.9.9.9-.9a5 5 0 0 1 7.1 7.1z',
  chat: 'M3.5 4.5h17v12H12l-5 4v-4H3.5zM8 9h8M8 12.5h5',
  user: 'M8.5 4h7v7h-7zM4 20.5c0-3.6 3-6 8-6s8 2.4 8 6',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M15.5 15.5 21 21',
  globe:
    'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c-5.5 5.5-5.5 11.5 0 17M12 3.5c5.5 5.5 5.5 11.5 0 17',
  check: 'm5 12.5 4.5 4.5L19 7',
  menu: 'M3 7h18M3 12h18M3 17h12',
} as const;

export type GlyphName = keyof typeof PATHS;

/** Stands beside a word or inside a named link: readers do not hear it. */
export function Glyph({ name, small = false }: { name: GlyphName; small?: boolean }) {
  return (
    <svg className={cx(styles.glyph, small && styles.small)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
