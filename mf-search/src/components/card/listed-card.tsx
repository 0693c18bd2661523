import { useAdMark } from '@kvadrat/build/remote';
import { Button } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { ListingCard, type ListingCardProps } from './listing-card';
import styles from './card.module.css';

/**
 * An ad of a list, unless it was put away: then nothing, or a thin row with the way back where it was put away just now. What
 * is hidden elsewhere, on the map or in another tab, goes without a row.
 */
export function ListedCard({ listing, ...rest }: Omit<ListingCardProps, 'onHide'>): ReactElement | null {
  const [hidden, setHidden] = useAdMark('hidden', listing.id);
  const [pressedHere, setPressedHere] = useState(false);
  if (!hidden) return <ListingCard listing={listing} onHide={() => setPressedHere(true)} {...rest} />;
  if (!pressedHere) return null;
  const { title } = listing;
  return (
    <p className={styles.hiddenRow}>
      <span className={styles.hiddenTitle}><Trans>Skriveno: {title}</Trans></span>
      {/* The button that had the focus is gone with its card. */}
      <Button kind="plain" small autoFocus onClick={() => setHidden(false)}><Trans>Vrati</Trans></Button>
    </p>
  );
}
