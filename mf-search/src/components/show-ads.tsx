import type { SearchCount } from '@kvadrat/contracts/api';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { countedBy } from './ad-count';

/** What a button says that leads to the ads of a search, with their number once it is known. */
export function ShowAds({ found }: { found: SearchCount | null }): ReactElement {
  if (found === null) return <Trans>Prikaži oglase</Trans>;
  const { countLabel } = found;
  return (
    <Plural
      value={countedBy(found)}
      one={`Prikaži ${countLabel} oglas`}
      few={`Prikaži ${countLabel} oglasa`}
      other={`Prikaži ${countLabel} oglasa`}
    />
  );
}
