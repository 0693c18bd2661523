import { Container } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Finder } from './finder';
import { Towns } from './towns';
import styles from './home.module.css';

export function HomeView(): ReactElement {
  return (
    <>
      <div className={styles.hero}>
        <Container className={styles.heroInner}>
          <h1><Trans>Gdje želite živjeti?</Trans></h1>
          <p className={styles.lead}><Trans>Oglasi iz cijele Hrvatske, svaki s&nbsp;cijenom po kvadratu.</Trans></p>
          <Finder />
        </Container>
      </div>
      <Container>
        <Towns />
      </Container>
    </>
  );
}
