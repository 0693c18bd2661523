import { useHref } from '@kvadrat/remote-kit';
import type { PriceGuide } from '@kvadrat/contracts/api';
import { TextLink } from '@kvadrat/ui-kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { guideAddress } from '../../components/guide-address';
import styles from './guide.module.css';

const SIDE = 18;
const STEP = 22;

/** Why there is no number: how many ads there are of those it takes, and where to go on. */
export function TooFew({ guide: { figure, fewest, breadcrumbs, offer, kind } }: { guide: PriceGuide }): ReactElement {
  const href = useHref();
  const { count } = figure;
  const wider = breadcrumbs.at(-2);
  const widerLabel = wider?.label ?? '';
  return (
    <div className={styles.few}>
      <svg viewBox={`0 0 ${fewest * STEP} 20`} aria-hidden="true">
        {Array.from({ length: fewest }, (_, index) => (
          <rect
            key={index}
            x={index * STEP + 1}
            y={1}
            width={SIDE}
            height={SIDE}
            data-there={index < figure.count ? '' : undefined}
          />
        ))}
      </svg>
      <h2>
        <Trans>Premalo oglasa za brojku</Trans>
      </h2>
      <p>
        <Plural
          value={count}
          _0="Nema nijednog oglasa."
          one="Našli smo # oglas."
          few="Našli smo # oglasa."
          other="Našli smo # oglasa."
        />{' '}
        <Trans>
          Brojku pokazujemo od {fewest} oglasa, jer bi inače jedna skupa nekretnina pomaknula cijeli medijan.
        </Trans>
      </p>
      <p>
        <TextLink href={wider?.path ?? href(guideAddress('', { offer, kind }))}>
          {wider === undefined ? (
            <Trans>Pogledajte cijelu Hrvatsku</Trans>
          ) : (
            <Trans>Pogledajte šire mjesto: {widerLabel}</Trans>
          )}
        </TextLink>
      </p>
    </div>
  );
}
