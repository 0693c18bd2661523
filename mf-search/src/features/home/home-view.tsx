import { useFormat } from '@kvadrat/remote-kit';
import { COUNT_LABEL_CAP } from '@kvadrat/contracts/constants';
import { Container } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AdCount } from '../../components/ad-count';
import { SentenceEntry } from '../../components/sentence-entry';
import { Finder } from './finder';
import { FlatsForMoney } from './flats-for-money';
import type { HomeData } from './home-loader';
import { Newest } from './newest';
import { QuickEntries } from './quick-entries';
import { RecentSearches } from './recent-searches';
import { SellBand } from './sell-band';
import { Towns } from './towns';
import styles from './hero.module.css';

/** The finder before a drawing, then ways into the ads; figures stay away while nobody knows them. */
export function HomeView({ home, asOf }: HomeData): ReactElement {
  const format = useFormat();
  const labelOf = (count: number): string => (count > COUNT_LABEL_CAP ? `${COUNT_LABEL_CAP}+` : format.number(count));
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.scene}>
          {home !== null && <img src={home.scene} alt="" width="2400" height="1080" fetchPriority="high" />}
        </div>
        <Container className={styles.inner}>
          <h1>
            <Trans>Gdje želite živjeti?</Trans>
          </h1>
          <p className={styles.lead}>
            {home === null ? (
              <Trans>Oglasi iz cijele Hrvatske, svaki s&nbsp;cijenom po kvadratu.</Trans>
            ) : (
              <Trans>
                <AdCount count={home.total} countLabel={format.number(home.total)} />, svaki s&nbsp;cijenom po kvadratu.
              </Trans>
            )}
          </p>
          <Finder known={home === null ? null : { count: home.count, countLabel: labelOf(home.count) }} />
          <SentenceEntry className={styles.say} />
        </Container>
      </div>
      <Container>
        <QuickEntries />
        {home !== null && <Towns towns={home.towns} sea={home.sea} />}
        {home !== null && <FlatsForMoney towns={home.towns} />}
        <RecentSearches />
        {home !== null && home.newest.length > 0 && <Newest listings={home.newest} asOf={asOf} />}
        <SellBand />
      </Container>
    </>
  );
}
