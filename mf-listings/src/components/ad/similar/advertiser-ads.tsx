import type { ListingCard } from '@kvadrat/contracts/api';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AdRow } from './ad-row';

/** What else the agency offers; private sellers are not looked through. */
export function AdvertiserAds({ name, ads }: { name: string; ads: readonly ListingCard[] }): ReactElement | null {
  const { t } = useLingui();
  if (ads.length === 0) return null;
  // No `Trans`: it would take tags in a name for elements of the text.
  return <AdRow id="od-oglasivaca" title={t`Više od oglašivača ${name}`} ads={ads} />;
}
