import { useFormat } from '@kvadrat/remote-kit';
import type { SearchListResponse } from '@kvadrat/contracts/api';
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import styles from './list.module.css';

type Links = NonNullable<SearchListResponse['below']>;

/** The same list in places inside and around this one, as plain links; the server names only those with enough ads. */
export function LinkedPlaces({
  below = [],
  nearby = [],
}: Pick<SearchListResponse, 'below' | 'nearby'>): ReactElement | null {
  if (below.length === 0 && nearby.length === 0) return null;
  return (
    <nav className={styles.places} aria-labelledby="mjesta">
      <h2 id="mjesta">
        <Trans>Oglasi po mjestima</Trans>
      </h2>
      <Group links={below}>
        <Trans>U&nbsp;ovom području</Trans>
      </Group>
      <Group links={nearby}>
        <Trans>U&nbsp;blizini</Trans>
      </Group>
    </nav>
  );
}

function Group({ links, children }: { links: Links; children: ReactNode }): ReactElement | null {
  const format = useFormat();
  if (links.length === 0) return null;
  return (
    <section>
      <h3>{children}</h3>
      <ul>
        {links.map(({ label, path, count }) => (
          <li key={path}>
            <a href={path}>
              {label} <b>{format.number(count)}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
