import { memo, type ReactElement } from 'react';
import type { SearchForm } from '../../../lib/search-form';
import { AreaWays } from './area-ways';
import { AroundMe } from './around-me';
import styles from './filters.module.css';

/** Ways to a place beside its name: around the visitor, and the tools of the map. */
export const PlaceWays = memo(function PlaceWays({
  read,
  ...areas
}: {
  read: () => SearchForm;
  /** Of the shown list, without language prefix. */
  address: string;
  hasParts: boolean;
  onLeave: () => void;
}): ReactElement {
  return (
    <div className={styles.ways}>
      <AroundMe read={read} />
      <AreaWays {...areas} />
    </div>
  );
});
