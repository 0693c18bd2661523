import type { ListingDetail } from '@kvadrat/contracts/api';
import { ENERGY_CLASSES } from '@kvadrat/contracts/vocabulary';
import { Grade } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useFormat } from '../../lib/use-format';
import { FloorText } from './floor-text';
import { CONDITION_LABELS, FEATURE_LABELS, HEATING_LABELS, TYPOLOGY_LABELS } from './labels';
import styles from './ad.module.css';

/** A fact of an ad; one without a value is not shown. */
type Fact = readonly [name: string, value: ReactNode];

/** Everything the ad states, in groups (R271). */
export function Facts({ listing }: { listing: ListingDetail }): ReactElement {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { surface, floor, condition, heating } = listing;
  const energy = ENERGY_CLASSES[listing.energyClass];
  const area = (value: number | null): ReactNode => (value === null ? null : format.area(value));
  return (
    <>
      <Group
        id="povrsina"
        title={t`Površina i prostor`}
        facts={[
          [t`Neto korisna površina`, area(surface.net)],
          [t`Bruto površina`, area(surface.gross)],
          [t`Zemljište`, area(surface.plot)],
          [t`Sobe`, listing.rooms],
          // A studio has none; a zero would read like a mistake.
          [t`Spavaće sobe`, listing.bedrooms === 0 ? null : listing.bedrooms],
          [t`Kupaonice`, listing.bathrooms],
        ]}
      />
      <Group
        id="gradnja"
        title={t`Zgrada i stanje`}
        facts={[
          [t`Vrsta nekretnine`, i18n._(TYPOLOGY_LABELS[listing.typology])],
          [t`Kat`, floor === null ? null : <FloorText floor={floor} />],
          [t`Katova u zgradi`, listing.floors],
          [t`Godina gradnje`, listing.yearBuilt],
          [t`Stanje`, condition === null ? null : i18n._(CONDITION_LABELS[condition])],
          [t`Grijanje`, heating === null ? null : i18n._(HEATING_LABELS[heating])],
          [t`Energetski razred`, energy === 'NC' ? <Trans>nije naveden</Trans> : <Grade letter={energy} label={t`Energetski razred`} />],
        ]}
      />
      {listing.features.length > 0 && (
        <section className={styles.section} aria-labelledby="oprema">
          <h2 id="oprema"><Trans>Oprema i pogodnosti</Trans></h2>
          <ul className={styles.features}>
            {listing.features.map((feature) => <li key={feature}>{i18n._(FEATURE_LABELS[feature])}</li>)}
          </ul>
        </section>
      )}
    </>
  );
}

function Group({ id, title, facts }: { id: string; title: string; facts: readonly Fact[] }): ReactElement | null {
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.facts}>
        {known.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}
      </dl>
    </section>
  );
}
