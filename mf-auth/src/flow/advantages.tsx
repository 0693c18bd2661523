import { BellIcon, ChatIcon, HeartIcon, StarIcon, type IconComponent } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './advantages.module.css';

/** The side panel: what an account is good for, four reasons in this order. */
export function Advantages(): ReactElement {
  const id = useId();
  return (
    <aside className={styles.panel} aria-labelledby={id}>
      <Scene />
      <div className={styles.text}>
        <p id={id} className={styles.title}>
          <Trans>S računom je lakše</Trans>
        </p>
        <ul role="list">
          <Reason icon={BellIcon}>
            <Trans>Spremite pretragu i nastavite na bilo kojem uređaju</Trans>
          </Reason>
          <Reason icon={HeartIcon}>
            <Trans>Sačuvajte najbolje oglase i pratite cijenu</Trans>
          </Reason>
          <Reason icon={ChatIcon}>
            <Trans>Pišite agencijama i vlasnicima na jednom mjestu</Trans>
          </Reason>
          <Reason icon={StarIcon}>
            <Trans>Primajte samo ono što vas zanima</Trans>
          </Reason>
        </ul>
      </div>
    </aside>
  );
}

function Reason({ icon: Icon, children }: { icon: IconComponent; children: ReactNode }): ReactElement {
  return (
    <li>
      <span className={styles.icon}>
        <Icon size="m" />
      </span>
      <span>{children}</span>
    </li>
  );
}

/** A bay with the portal's square for a sun; a few hundred bytes instead of a picture. */
function Scene(): ReactElement {
  return (
    <svg viewBox="0 0 380 216" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={styles.scene}>
      <path fill="#cfe3e4" d="M0 0h380v216H0z" />
      <path fill="#b8123f" d="M250 30h42v42h-42z" />
      <path fill="#a9c6c8" d="M0 118 58 92l40 14 60-34 52 28 44-16 60 30 66-18v40H0z" />
      <path fill="#7fa9ac" d="M0 130 44 116l70 10 60-16 66 18 70-10 70 16v20H0z" />
      <path fill="#2e7f86" d="M0 132h380v84H0z" />
      <path
        fill="#dfeeee"
        d="M40 150h54v3H40zM150 168h78v3h-78zM282 152h60v3h-60zM74 190h46v3H74zM250 194h70v3h-70z"
        opacity=".5"
      />
      <path fill="#fff" d="m196 158 22-46v46zM192 158v-38l-18 38z" />
      <path fill="#10393d" d="M170 162h52l-8 9h-36z" />
    </svg>
  );
}
