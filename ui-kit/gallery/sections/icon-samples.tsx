import type { ReactElement } from 'react';
import * as kit from '../../src';
import { Sample } from '../sample';
import styles from '../gallery.module.css';

const ICONS = Object.entries(kit).flatMap(([name, Icon]) => (isIcon(name, Icon) ? [{ name, Icon }] : []));

export function IconSamples(): ReactElement {
  return (
    <Sample name="Icon" wide>
      <ul className={styles.icons} translate="no">
        {ICONS.map(({ name, Icon }) => (
          <li key={name}>
            <Icon size="m" />
            {name.replace(/Icon$/, '')}
          </li>
        ))}
      </ul>
    </Sample>
  );
}

function isIcon(name: string, value: unknown): value is (props: kit.IconProps) => ReactElement {
  return name.endsWith('Icon') && typeof value === 'function';
}
