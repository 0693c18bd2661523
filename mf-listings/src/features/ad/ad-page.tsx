import type { ListingDetail } from '@kvadrat/contracts/api';
import { Badge, Breadcrumbs, ButtonLink, Container, HeartButton, LeftIcon, PinIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { isPaidVisibility } from '@kvadrat/contracts/vocabulary';
import type { ReactElement } from 'react';
import { useFormat } from '../../lib/use-format';
import { useSavedAds } from '../../lib/use-saved-ads';
import { AdPrice, ShortPrice } from './ad-price';
import { Advertiser, CONTACT_ID } from './advertiser';
import { Description } from './description';
import { Facts } from './facts';
import { Gallery } from './gallery/gallery';
import { KeyFacts } from './key-facts';
import styles from './ad.module.css';

export function AdPage({ listing }: { listing: ListingDetail }): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const saved = useSavedAds();
  const { id, title, breadcrumbs } = listing;
  const list = breadcrumbs.findLast(({ path }) => path !== null);
  return (
    <Container className={styles.page}>
      <div className={styles.bar}>
        <Breadcrumbs label={t`Putanja`} steps={breadcrumbs.map(({ label, path }) => ({ label, href: path }))} />
        <HeartButton label={t`Spremi: ${title}`} pressed={saved.has(id)} onToggle={() => saved.toggle(id)} />
      </div>
      <Gallery photos={listing.photos} title={title} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.title}>
            <div className={styles.badges}>
              {listing.status === 'sold' && (
                <Badge tone="sea">{listing.contract === 2 ? <Trans>Iznajmljeno</Trans> : <Trans>Prodano</Trans>}</Badge>
              )}
              {isPaidVisibility(listing.visibility) && <Badge tone="marked"><Trans>Istaknuto</Trans></Badge>}
            </div>
            <AdPrice price={listing.price} monthly={listing.contract === 2} />
            <h1>{title}</h1>
            <p className={styles.place}><PinIcon />{listing.place.label}</p>
          </div>
          <KeyFacts listing={listing} />
          <Description text={listing.description} locale={listing.descriptionLocale} />
          <Facts listing={listing} />
          <p className={styles.dates}>
            <Trans>
              Šifra oglasa {listing.reference}. Objavljeno {format.date(listing.publishedAt)}, izmijenjeno {format.date(listing.updatedAt)}
            </Trans>
          </p>
        </div>
        <Advertiser listing={listing} />
      </div>
      {list?.path !== undefined && list.path !== null && (
        <a className={styles.back} href={list.path}><LeftIcon /><Trans>Natrag na popis: {list.label}</Trans></a>
      )}
      {listing.status === 'active' && (
        <div className={styles.quick}>
          <ShortPrice price={listing.price} />
          <ButtonLink kind="primary" small href={`#${CONTACT_ID}`}><Trans>Kontakt</Trans></ButtonLink>
        </div>
      )}
    </Container>
  );
}
