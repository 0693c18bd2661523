import type { SearchCriteria } from '@kvadrat/contracts/search';
import { Button, CloseIcon, IconButton, SearchIcon, Switch } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { hasOwnArea } from './map-address';
import styles from './map.module.css';

/** What can be done with the map as a whole. */
export function MapToolbar({
  criteria,
  follows,
  onFollow,
  isElsewhere,
  onSearchHere,
  onClose,
  children,
}: {
  criteria: SearchCriteria;
  follows: boolean;
  onFollow: (follows: boolean) => void;
  isElsewhere: boolean;
  onSearchHere: () => void;
  onClose: () => void;
  /** The tools. */
  children: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  // Where an area is drawn it says where to look; moving the map only looks around.
  const movable = !hasOwnArea(criteria);
  return (
    <div className={styles.toolbar}>
      <IconButton label={t`Zatvori kartu`} className={styles.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      {movable && (
        <Switch
          className={styles.follow}
          label={t`Traži dok pomičem kartu`}
          checked={follows}
          onChange={({ target }) => onFollow(target.checked)}
        />
      )}
      {movable && !follows && isElsewhere && (
        <Button kind="dark" small className={styles.here} onClick={onSearchHere}>
          <SearchIcon />
          <Trans>Traži ovdje</Trans>
        </Button>
      )}
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
