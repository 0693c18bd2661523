import type { SearchCount } from '@kvadrat/contracts/api';
import { Button } from '@kvadrat/ui-kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { countedBy } from '../../../components/ad-count';
import { useSearchCount } from './use-search-count';

/** Shows the ads of a search; says how many there are. */
export function ApplyButton({ address, onApply }: { address: string; onApply: () => void }): ReactElement {
  const found = useSearchCount(address);
  return (
    <Button kind="primary" onClick={onApply}>
      <span aria-live="polite">{found === null ? <Trans>Prikaži oglase</Trans> : <ShowAds {...found} />}</span>
    </Button>
  );
}

function ShowAds(found: SearchCount): ReactElement {
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
