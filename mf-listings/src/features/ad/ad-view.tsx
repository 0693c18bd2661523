import type { RouteLocation } from '@kvadrat/contracts/remote';
import type { ReactElement } from 'react';
import { AdPage } from '../../components/ad/ad-page';
import type { AdData } from './ad-loader';
import { GoneAd, NoAd } from './no-ad';

export function AdView({ data }: { data: AdData; route: RouteLocation }): ReactElement {
  if (data.kind === 'ad') return <AdPage {...data} />;
  return data.kind === 'gone' ? <GoneAd similar={data.similar} /> : <NoAd />;
}
