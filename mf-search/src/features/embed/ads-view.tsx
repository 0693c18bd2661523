import { useRemote } from '@kvadrat/remote-kit';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Button } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { AdsSkeleton } from './ads-skeleton';
import { readElementSearch } from './element-search';
import styles from './embed.module.css';
import { EmbeddedAd } from './embedded-ad';
import { loadAds, type AdsData } from './load-ads';
import { PortalLink } from './portal-link';

/** The element's content. A failure can be tried again in place, and always leaves the way to the portal. */
export function AdsView({ data: loaded, route }: { data: AdsData; route: RouteLocation }): ReactElement {
  const { http } = useRemote();
  const [data, setData] = useState<AdsData | 'loading'>(loaded);
  const { path } = readElementSearch(route);
  if (data === 'loading') return <AdsSkeleton route={route} />;
  if (data.kind === 'failed') {
    const retry = (): void => {
      setData('loading');
      loadAds(route, { http }).then(setData, () => setData({ kind: 'failed' }));
    };
    return (
      <Message
        path={path}
        action={
          <Button onClick={retry}>
            <Trans>Pokušaj ponovno</Trans>
          </Button>
        }
      >
        <Trans>Oglasi trenutačno nisu dostupni</Trans>
      </Message>
    );
  }
  if (data.ads.length === 0)
    return (
      <Message path={path}>
        <Trans>Trenutačno nema ovakvih oglasa</Trans>
      </Message>
    );
  return <Ads data={data} path={path} />;
}

function Ads({
  data: { title, countLabel, ads },
  path,
}: {
  data: Extract<AdsData, { kind: 'ads' }>;
  path: string;
}): ReactElement {
  const heading = useId();
  return (
    <section className={styles.element} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.ads} role="list">
        {ads.map((ad) => (
          <li key={ad.id}>
            <EmbeddedAd ad={ad} />
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <PortalLink path={path} className={styles.all}>
          <Trans>Svi oglasi na Kvadratu ({countLabel})</Trans>
        </PortalLink>
      </p>
    </section>
  );
}

function Message({ path, action, children }: { path: string; action?: ReactNode; children: ReactNode }): ReactElement {
  return (
    <section className={styles.element}>
      <p className={styles.message} role="status">
        {children}
      </p>
      <p className={styles.ways}>
        {action}
        <PortalLink path={path} className={styles.all}>
          <Trans>Pogledajte na Kvadratu</Trans>
        </PortalLink>
      </p>
    </section>
  );
}
