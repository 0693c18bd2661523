import type { ListingCard } from '@kvadrat/contracts/api';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AdRow } from './ad-row';

/** What else the agency offers; private sellers are not looked through. */
export function AdvertiserAds({ name, ads }: { name: string; ads: readonly ListingCard[] }): ReactElement | null {
  if (ads.length === 0) return null;
  return <AdRow id="od-oglasivaca" title={<Trans>Više od oglašivača {name}</Trans>} ads={ads} />;
}
