import { Button } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import { ShowAds } from '../../../components/show-ads';
import { useSearchCount } from './use-search-count';

/** Shows the ads of a search; says how many there are. */
export function ApplyButton({ address, onApply }: { address: string; onApply: () => void }): ReactElement {
  const found = useSearchCount(address);
  return (
    <Button kind="primary" onClick={onApply}>
      <span aria-live="polite">
        <ShowAds found={found} />
      </span>
    </Button>
  );
}
