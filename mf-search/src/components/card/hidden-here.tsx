import { useAdMarks, useHref, useRemote } from '@kvadrat/remote-kit';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { Button, ButtonLink } from '@kvadrat/ui-kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './card.module.css';

/**
 * How many ads of a list the visitor has put away, which its total leaves out.
 * @param ids of this page, where they come back by a press; the others do so on a page of their own
 */
export function HiddenHere({ ids, count }: { ids: readonly number[]; count: number }): ReactElement | null {
  const { marks } = useRemote();
  const { hidden } = useAdMarks();
  const href = useHref();
  const here = ids.filter((id) => hidden.has(id));
  if (count === 0) return null;
  const showAll = (): void => {
    for (const id of here) marks.set('hidden', id, false);
  };
  return (
    <p className={styles.hiddenRow}>
      <span>
        <Plural
          value={count}
          one="Na ovom ste popisu skrili # oglas."
          few="Na ovom ste popisu skrili # oglasa."
          other="Na ovom ste popisu skrili # oglasa."
        />
      </span>
      {here.length > 0 ? (
        <Button kind="plain" small onClick={showAll}>
          <Trans>Vrati sve</Trans>
        </Button>
      ) : (
        <ButtonLink kind="plain" small href={href(USER_PATHS.hiddenAds)}>
          <Trans>Sakriveni oglasi</Trans>
        </ButtonLink>
      )}
    </p>
  );
}
