import { useAdMark } from '@kvadrat/remote-kit';
import { Button } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useCallback, useState, type ReactElement } from 'react';
import { ListingCard, type ListingCardProps } from './listing-card';
import styles from './card.module.css';

/**
 * An ad of a list, unless it was put away: then a thin row with the way back where it was put away just now. What was hidden
 * before, on the map or in another tab, is nothing below what is in sight, and an empty place of the same size in sight:
 * which ads are hidden is known only once the page runs, and what is being read must not move.
 */
export function ListedCard({
  listing,
  ...rest
}: Omit<ListingCardProps, 'ref' | 'onHide' | 'cover'>): ReactElement | null {
  const [hidden, setHidden] = useAdMark('hidden', listing.id);
  const [pressedHere, setPressedHere] = useState(false);
  const [isBelowSight, setBelowSight] = useState(false);
  // Called before the card is painted, and again when it is hidden or comes back.
  const ref = useCallback(
    (card: HTMLElement | null) => {
      if (card !== null) setBelowSight(hidden && card.getBoundingClientRect().top >= innerHeight);
    },
    [hidden],
  );
  if (hidden && isBelowSight && !pressedHere) return null;
  const { title } = listing;
  const wayBack = (
    <>
      <span className={styles.hiddenTitle}>
        <Trans>Skriveno: {title}</Trans>
      </span>
      {/* The button that had the focus is gone with its card. */}
      <Button kind="plain" small autoFocus={pressedHere} onClick={() => setHidden(false)}>
        <Trans>Vrati</Trans>
      </Button>
    </>
  );
  if (hidden && pressedHere) return <p className={styles.hiddenRow}>{wayBack}</p>;
  return (
    <ListingCard
      ref={ref}
      listing={listing}
      onHide={() => setPressedHere(true)}
      {...rest}
      cover={hidden ? wayBack : undefined}
    />
  );
}
