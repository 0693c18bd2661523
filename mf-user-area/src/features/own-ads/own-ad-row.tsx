import { useFormat, useHref } from '@kvadrat/remote-kit';
import type { OwnAdEntry } from '@kvadrat/contracts/api';
import type { OwnAdDeed } from '@kvadrat/contracts/forms';
import { editAdPath, publishStepPath } from '@kvadrat/contracts/paths';
import {
  Badge,
  ButtonLink,
  ClockIcon,
  cx,
  Photo,
  PinIcon,
  TrendDownIcon,
  VisuallyHidden,
  WarnIcon,
} from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedButton } from '../../components/own-forms/deed-frame';
import type { DeedPlace } from '../../components/own-forms/use-deed-form';
import { AdCompleteness } from './ad-completeness';
import { LINK_FIELD } from './own-ad-deeds';
import styles from './own-ads.module.css';

/** Renewal is offered when an ad is soon over. */
const SOON_DAYS = 14;

/** One ad of somebody's own: what it is, how it does, and what can be done with it. */
export function OwnAdRow({ ad, place, eager }: { ad: OwnAdEntry; place: DeedPlace; eager: boolean }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const title = ad.title === '' ? t`Oglas bez naslova` : ad.title;
  const isDraft = ad.listingId === null;
  const way = isDraft ? publishStepPath('', ad.link) : (ad.path ?? editAdPath(ad.listingId ?? 0));
  return (
    <li className={cx(styles.ad, ad.state !== 'live' && !isDraft && styles.dim)}>
      <div className={styles.photo}>
        <Photo
          className={styles.image}
          alt=""
          sources={ad.photo?.sizes ?? []}
          sizes="(min-width: 768px) 240px, 100vw"
          eager={eager}
        />
        <span className={styles.badge}>
          <StateBadge ad={ad} />
        </span>
      </div>
      <div className={styles.about}>
        <Price ad={ad} />
        <h2>
          <a href={href(way)}>{title}</a>
        </h2>
        {ad.place !== '' && (
          <p className={styles.line}>
            <PinIcon />
            <span>{ad.place}</span>
          </p>
        )}
        <Standing ad={ad} />
        <AdCompleteness ad={ad} />
      </div>
      {!isDraft && <Numbers ad={ad} />}
      <div className={styles.deeds}>
        {isDraft ? (
          <ButtonLink small kind="primary" href={href(publishStepPath('pregled', ad.link))}>
            <Trans>Nastavi</Trans>
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        ) : (
          <ButtonLink small href={href(editAdPath(ad.listingId ?? 0))}>
            <Trans>Uredi</Trans>
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        )}
        {ad.deeds
          .filter((deed) => isOffered(ad, deed))
          .map((deed) => (
            <DeedButton key={deed} place={place} deed={deed} about={{ [LINK_FIELD]: ad.link }}>
              <DeedName deed={deed} isRent={ad.contract === '2'} isExpired={ad.state === 'expired'} />
              <VisuallyHidden>: {title}</VisuallyHidden>
            </DeedButton>
          ))}
      </div>
    </li>
  );
}

function isOffered({ daysLeft }: OwnAdEntry, deed: OwnAdDeed): boolean {
  return deed !== 'renew' || daysLeft === null || daysLeft <= SOON_DAYS;
}

function DeedName({ deed, isRent, isExpired }: { deed: OwnAdDeed; isRent: boolean; isExpired: boolean }): ReactElement {
  switch (deed) {
    case 'pause':
      return <Trans>Pauziraj</Trans>;
    case 'resume':
      return <Trans>Vrati u pretragu</Trans>;
    case 'sold':
      return isRent ? <Trans>Označi kao iznajmljeno</Trans> : <Trans>Označi kao prodano</Trans>;
    case 'renew':
      return isExpired ? <Trans>Objavi ponovno</Trans> : <Trans>Produlji</Trans>;
    case 'delete':
      return <Trans>Obriši</Trans>;
    case 'restore':
      return <Trans>Vrati oglas</Trans>;
  }
}

function StateBadge({ ad }: { ad: OwnAdEntry }): ReactElement {
  const { t } = useLingui();
  const names: Readonly<Record<OwnAdEntry['state'], string>> = {
    draft: t`Skica`,
    live: t`Objavljen`,
    paused: t`Pauziran`,
    sold: ad.contract === '2' ? t`Iznajmljeno` : t`Prodano`,
    expired: t`Istekao`,
    deleted: t`Obrisan`,
  };
  const review = { held: t`Na provjeri`, hidden: t`Skriven` };
  return <Badge>{ad.state === 'live' && ad.review !== 'none' ? review[ad.review] : names[ad.state]}</Badge>;
}

function Price({ ad }: { ad: OwnAdEntry }): ReactElement {
  const format = useFormat();
  const before = ad.prices.at(-2)?.price ?? null;
  return (
    <p className={styles.price}>
      <b>{ad.price === null ? <Trans>Cijena na upit</Trans> : format.money(ad.price)}</b>
      {ad.price !== null && ad.contract === '2' && (
        <span>
          <Trans>mjesečno</Trans>
        </span>
      )}
      {ad.perSquareMetre !== null && ad.contract !== '2' && <span>{format.money(ad.perSquareMetre)}/m²</span>}
      {before !== null && ad.price !== null && before > ad.price && (
        <span className={styles.cut}>
          <TrendDownIcon />
          <s>{format.money(before)}</s>
        </span>
      )}
    </p>
  );
}

/** Until when it stands, or why it is not seen. */
function Standing({ ad }: { ad: OwnAdEntry }): ReactElement | null {
  const { t } = useLingui();
  const format = useFormat();
  const reasons: Readonly<Record<OwnAdEntry['findings'][number], string>> = {
    'phone-in-text': t`u tekstu je broj telefona`,
    'link-in-text': t`u tekstu je poveznica ili adresa e-pošte`,
    'iban-in-text': t`u tekstu je broj računa`,
    'payment-in-advance': t`u tekstu se traži plaćanje unaprijed`,
    'excluding-words': t`tekst isključuje skupinu ljudi`,
    'price-out-of-range': t`cijena je neuobičajena`,
  };
  if (ad.state === 'live' && ad.review === 'held') {
    const why = ad.findings.map((finding) => reasons[finding]).join(', ');
    return (
      <p className={cx(styles.line, styles.warn)}>
        <WarnIcon />
        <span>
          <Trans>Osoba provjerava oglas: {why}. Možete ga ispraviti i ne čekati.</Trans>
        </span>
      </p>
    );
  }
  if (ad.state === 'live' && ad.review === 'hidden')
    return (
      <p className={cx(styles.line, styles.warn)}>
        <WarnIcon />
        <span>
          <Trans>Portal je oglas skrio; razlozi i prigovor su u poruci koju ste dobili.</Trans>
        </span>
      </p>
    );
  if (ad.state !== 'live' || ad.expiresAt === null || ad.daysLeft === null) {
    const date = format.date(ad.updatedAt);
    return (
      <p className={styles.line}>
        <ClockIcon />
        <span>
          <Trans>Promijenjeno {date}</Trans>
        </span>
      </p>
    );
  }
  const day = format.date(ad.expiresAt);
  return (
    <p className={cx(styles.line, ad.daysLeft <= SOON_DAYS && styles.warn)}>
      <ClockIcon />
      <span>
        <Plural
          value={ad.daysLeft}
          one={`Ističe za # dan, ${day}`}
          few={`Ističe za # dana, ${day}`}
          other={`Ističe za # dana, ${day}`}
        />
      </span>
    </p>
  );
}

/** How many were interested: pages are counted without following anybody; a visit weighs more than a call. */
function Numbers({ ad: { counts } }: { ad: OwnAdEntry }): ReactElement {
  const { t } = useLingui();
  const numbers: [label: string, value: number][] = [
    [t`Pregleda`, counts.views],
    [t`Spremanja`, counts.saved],
    [t`Kontakata`, counts.contacts],
    [t`Težina kontakata`, counts.weight],
  ];
  const format = useFormat();
  return (
    <dl className={styles.numbers}>
      {numbers.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
