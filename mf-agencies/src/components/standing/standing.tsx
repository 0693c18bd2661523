import type { AgencyCard } from '@kvadrat/contracts/api';
import { BuildingIcon, ShieldIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './standing.module.css';

/** What the register says of it; an investor sells its own and needs no entry. */
export function Standing({
  agency: { type, licence },
}: {
  agency: Pick<AgencyCard, 'type' | 'licence'>;
}): ReactElement {
  const { t } = useLingui();
  if (type === 'constructor')
    return (
      <p className={styles.own}>
        <BuildingIcon />
        <Trans>Investitor, prodaje vlastite nekretnine</Trans>
      </p>
    );
  if (type === 'court')
    return (
      <p className={styles.own}>
        <BuildingIcon />
        <Trans>Sud</Trans>
      </p>
    );
  return (
    <p className={licence === null ? styles.unlicensed : styles.licensed}>
      <ShieldIcon />
      {licence === null ? <Trans>Bez upisa u registar posrednika</Trans> : t`Posrednik, upis ${licence} u registru HGK`}
    </p>
  );
}
