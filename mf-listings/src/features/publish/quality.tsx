import type { OwnAd } from '@kvadrat/contracts/api';
import { adQuality, GOOD_AD, type QualityPoint } from '@kvadrat/contracts/forms';
import { CheckIcon, PlusIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './publish.module.css';

/** What makes an ad better, and is no condition: how much of it there is, and what is missing. */
export function Quality({ draft: { fields, photos } }: { draft: OwnAd }): ReactElement {
  const { t } = useLingui();
  const { score, asked, open } = adQuality(fields, photos);
  const missing = Math.max(0, GOOD_AD.photos - photos.length);
  const texts: Readonly<Record<QualityPoint, string>> = {
    photos: missing === 0 ? t`Osam slika ili više` : t`Još ${missing} do preporučenih osam slika`,
    description: t`Opis od barem 300 znakova`,
    facts: t`Većina podataka o nekretnini`,
    pin: t`Oznaka na karti`,
    'floor-plan': t`Tlocrt`,
    energy: t`Energetski razred`,
    price: t`Navedena cijena`,
  };
  return (
    <aside className={styles.quality}>
      <h2>
        <Trans>Potpunost oglasa: {score} od 100</Trans>
      </h2>
      <ul>
        {asked.map((point) => (
          <li key={point} className={open.includes(point) ? undefined : styles.good}>
            {open.includes(point) ? <PlusIcon /> : <CheckIcon />}
            {texts[point]}
          </li>
        ))}
      </ul>
    </aside>
  );
}
