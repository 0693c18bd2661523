import type { SearchNotice } from '@kvadrat/contracts/search';
import { isOneOf } from '@kvadrat/contracts/vocabulary';
import { KEYWORD_MAX_LENGTH } from '@kvadrat/contracts/constants';
import { Notice } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { SEARCH_FLAGS, useOptionLabel } from '../../lib/use-option-label';
import { PARAMETER_LABELS } from './parameter-labels';
import styles from './list.module.css';

/** What could not be taken as the address has it, one sentence each. */
export function Notices({
  notices,
  unknownPlace,
}: {
  notices: readonly SearchNotice[];
  unknownPlace: string | null;
}): ReactElement {
  return (
    <div className={styles.notices}>
      {unknownPlace !== null && (
        <Notice tone="warn">
          <UnknownPlace name={unknownPlace} />
        </Notice>
      )}
      {notices.map((notice) => (
        <Notice key={`${notice.reason ?? notice.code} ${notice.parameter} ${notice.value}`} tone="warn">
          <Sentence notice={notice} />
        </Notice>
      ))}
    </div>
  );
}

function UnknownPlace({ name }: { name: string }): ReactElement {
  return <Trans>Mjesto „{name}” nismo našli, pa ga pretraga ne uzima u&nbsp;obzir.</Trans>;
}

function Sentence({ notice: { code, reason, parameter, value } }: { notice: SearchNotice }): ReactElement {
  const { i18n } = useLingui();
  const optionLabel = useOptionLabel();
  const known = PARAMETER_LABELS[parameter];
  const unnamed = isOneOf(SEARCH_FLAGS, parameter) ? optionLabel(parameter) : parameter;
  const name = known === undefined ? unnamed : i18n._(known);
  switch (reason ?? code) {
    case 'inverted-range':
      return <Trans>Najmanja vrijednost bila je veća od najveće, pa smo ih zamijenili.</Trans>;
    case 'too-long':
      return <Trans>Tekst pretrage predug je. Tražimo po prvih {KEYWORD_MAX_LENGTH} znakova.</Trans>;
    case 'unknown-place':
      return <UnknownPlace name={value} />;
    case 'incomplete':
      return (
        <Trans>
          Podatak „{value}” nije potpun ({name}), pa ga nismo uzeli u&nbsp;obzir.
        </Trans>
      );
    case 'not-applied':
      return <Trans>Ovaj uvjet ne primjenjujemo: {name}. Rezultati zato pokazuju i&nbsp;ostale oglase.</Trans>;
    case 'area-too-small':
      return <Trans>Područje je premaleno ({name}), pa ga nismo uzeli u&nbsp;obzir.</Trans>;
    case 'area-outside':
      return <Trans>Područje je izvan Hrvatske ({name}), pa ga nismo uzeli u&nbsp;obzir.</Trans>;
    case 'auctions-off':
      return <Trans>Dražbe na portalu zasad nisu dostupne.</Trans>;
    case 'travel-unavailable':
      return (
        <Trans>
          Dokle se stiže za to vrijeme, trenutačno ne možemo izračunati, pa vrijeme putovanja nismo uzeli u&nbsp;obzir.
        </Trans>
      );
    case 'page-past-end':
      return <Trans>Stranice {value} više nema.</Trans>;
    case 'invalid-value':
      return (
        <Trans>
          Vrijednost „{value}” nije ispravna ({name}), pa je nismo uzeli u&nbsp;obzir.
        </Trans>
      );
  }
}
