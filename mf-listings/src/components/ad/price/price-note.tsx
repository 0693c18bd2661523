import { useFormat } from '@kvadrat/remote-kit';
import type { ListingDetail, PriceNote } from '@kvadrat/contracts/api';
import { InfoIcon, Meter } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import facts from '../facts/facts.module.css';
import { PriceNoteLine } from './price-note-line';
import styles from './price-note.module.css';
import { useReasonText } from './use-reason-text';

type Judged = PriceNote & { estimate: NonNullable<PriceNote['estimate']> };

/** How much of the scale lies beyond the range on either side, as a share of the range. */
const MARGIN = 0.3;

/**
 * What comparable ads ask and where this price lies among them: a range and the number behind it, the reasons, and what
 * it is made of. Nothing for ads that cannot be compared (sold ones, developments, auctions).
 */
export function PriceNoteSection({
  listing,
  note,
}: {
  listing: ListingDetail;
  note: PriceNote | null;
}): ReactElement | null {
  if (note === null || note.place === null) return null;
  return (
    <section className={facts.section} aria-labelledby="cijena-usporedba">
      <h2 id="cijena-usporedba">
        <Trans>Cijena prema sličnim oglasima</Trans>
      </h2>
      {isJudged(note) ? <Judgement listing={listing} note={note} /> : <TooFew note={note} />}
    </section>
  );
}

function isJudged(note: PriceNote): note is Judged {
  return note.estimate !== null;
}

function Judgement({ listing: { price, contract }, note }: { listing: ListingDetail; note: Judged }): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const reasonText = useReasonText();
  const { low, high } = note.estimate.perSquareMetre;
  const middlePrice = format.money(note.estimate.middle);
  const own = price.perSquareMetre;
  const margin = (high - low) * MARGIN;
  const perSquareMetre = (value: number): string => format.perArea(Math.round(value));
  const range = `${format.money(note.estimate.low)}\u2009–\u2009${format.money(note.estimate.high)}`;
  return (
    <div className={styles.note}>
      <div className={styles.summary}>
        <PriceNoteLine note={note} />
        <p className={styles.range}>
          <b>{range}</b>
          {contract === 2 && (
            <span>
              {' '}
              <Trans>mjesečno</Trans>
            </span>
          )}
        </p>
        <p>
          <Trans>Toliko se traži za osam od deset ovakvih nekretnina.</Trans>
        </p>
        {own !== null && (
          <Meter
            label={t`Po kvadratu`}
            value={own}
            min={Math.min(low - margin, own)}
            max={Math.max(high + margin, own)}
            band={[low, high]}
            valueText={t`${perSquareMetre(own)}, slični ${perSquareMetre(low)} do ${perSquareMetre(high)}`}
          />
        )}
        <p className={styles.basis}>
          <Compared note={note} />{' '}
          <Trans>Uspoređujemo tražene cijene, ne postignute. U sredini je {middlePrice}.</Trans>
        </p>
      </div>
      {note.reasons.length > 0 && (
        <div>
          <h3 className={styles.why}>
            <Trans>Što pomiče cijenu</Trans>
          </h3>
          <ul className={styles.reasons}>
            {note.reasons.map(({ reason, effect }) => (
              <li key={reason}>
                <span>{reasonText(reason)}</span> <b data-up={effect > 0}>{signed(effect, format.number)}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function TooFew({ note }: { note: PriceNote }): ReactElement {
  const { fewest } = note;
  return (
    <>
      <p className={styles.line}>
        <InfoIcon />
        <span>
          <Trans>Premalo oglasa</Trans>
        </span>
      </p>
      <p className={styles.basis}>
        <Compared note={note} /> <Trans>Ispod {fewest} ne procjenjujemo.</Trans>
      </p>
    </>
  );
}

function Compared({ note: { comparables, place } }: { note: PriceNote }): ReactElement {
  const label = place?.label ?? '';
  return (
    <Plural
      value={comparables}
      one={`# usporediv oglas (${label}).`}
      few={`# usporediva oglasa (${label}).`}
      other={`# usporedivih oglasa (${label}).`}
    />
  );
}

function signed(effect: number, number: (value: number) => string): string {
  return `${effect > 0 ? '+' : '−'}${number(Math.abs(Math.round(effect * 100)))}\u00a0%`;
}
