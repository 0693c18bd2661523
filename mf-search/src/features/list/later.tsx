import { laterCode } from '@kvadrat/remote-kit';
import type { ComponentProps, ReactElement } from 'react';
import { laterCatalogues } from '../../locales/catalogues.jsonc?later';
import type * as parts from './later-parts';

const { load, provide, useCode } = laterCode<typeof parts>(
  () => import(/* webpackChunkName: "hydrated-list" */ './later-parts'),
  laterCatalogues,
);

/** Code of what runs after a list. */
export const laterList = { load, provide };

export function LaterFilters(props: ComponentProps<typeof parts.Filters>): ReactElement {
  const { Filters } = useCode();
  return <Filters {...props} />;
}

export function LaterFilterChips(props: ComponentProps<typeof parts.FilterChips>): ReactElement {
  const { FilterChips } = useCode();
  return <FilterChips {...props} />;
}

export function LaterNotices(props: ComponentProps<typeof parts.Notices>): ReactElement {
  const { Notices } = useCode();
  return <Notices {...props} />;
}

export function LaterNoResults(props: ComponentProps<typeof parts.NoResults>): ReactElement {
  const { NoResults } = useCode();
  return <NoResults {...props} />;
}

export function LaterSaveSearch(props: ComponentProps<typeof parts.SaveSearchButton>): ReactElement {
  const { SaveSearchButton } = useCode();
  return <SaveSearchButton {...props} />;
}

export function LaterKeepSearch(props: ComponentProps<typeof parts.KeepSearch>): ReactElement {
  const { KeepSearch } = useCode();
  return <KeepSearch {...props} />;
}
