import { laterCode } from '@kvadrat/remote-kit';
import type { ComponentProps, ReactElement } from 'react';
import { laterCatalogues } from '../../locales/catalogues.jsonc?later';
import type * as parts from './later-parts';

const { load, provide, useCode } = laterCode<typeof parts>(
  () => import(/* webpackChunkName: "hydrated-ad" */ './later-parts'),
  laterCatalogues,
);

/** Code of what runs after an ad's first view. */
export const laterAd = { load, provide };

export function LaterDetails(props: ComponentProps<typeof parts.AdDetails>): ReactElement {
  const { AdDetails } = useCode();
  return <AdDetails {...props} />;
}
