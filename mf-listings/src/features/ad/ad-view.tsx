import type { RouteLocation } from '@kvadrat/contracts/remote';
import type { ReactElement } from 'react';
import { AdPage } from './ad-page';
import type { AdData } from './ad-loader';
import { NoAd } from './no-ad';

export function AdView({ data }: { data: AdData; route: RouteLocation }): ReactElement {
  return data.kind === 'ad' ? <AdPage listing={data.listing} /> : <NoAd gone={data.kind === 'gone'} />;
}
