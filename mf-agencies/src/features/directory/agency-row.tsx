import { useHref } from '@kvadrat/remote-kit';
import type { AgencyCard } from '@kvadrat/contracts/api';
import { Avatar, GlobeIcon, ListIcon, MapIcon, PinIcon, UsersIcon, VisuallyHidden } from '@kvadrat/ui-kit';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Standing } from '../../components/standing/standing';
import { useLanguageNames } from '../../lib/use-language-names';
import styles from './directory.module.css';

/** An agency of the directory: who it is by the register, and what it does in the place. Its name is the link, which covers the row. */
export function AgencyRow({ agency }: { agency: AgencyCard }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const languageName = useLanguageNames();
  const { name, path, towns, areas, languages, people, sale, rent } = agency;
  return (
    <li className={styles.row}>
      <Avatar name={name} large className={styles.sign} />
      <div className={styles.who}>
        <h2>
          <a href={href(path)}>{name}</a>
        </h2>
        <Standing agency={agency} />
      </div>
      <AdsSquare count={sale + rent} />
      <ul className={styles.facts}>
        {towns.length > 0 && (
          <li>
            <PinIcon />
            <VisuallyHidden>{t`Uredi:`} </VisuallyHidden>
            {towns.join(', ')}
          </li>
        )}
        {sale + rent > 0 && (
          <li>
            <ListIcon />
            {[...(sale > 0 ? [t`${sale} prodaja`] : []), ...(rent > 0 ? [t`${rent} najam`] : [])].join(', ')}
          </li>
        )}
        {areas.length > 0 && (
          <li>
            <MapIcon />
            <VisuallyHidden>{t`Najviše oglasa:`} </VisuallyHidden>
            {areas.join(', ')}
          </li>
        )}
        {languages.length > 0 && (
          <li>
            <GlobeIcon />
            <VisuallyHidden>{t`Govore:`} </VisuallyHidden>
            {languages.map(languageName).join(', ')}
          </li>
        )}
        {people > 0 && (
          <li>
            <UsersIcon />
            <Plural value={people} one="# osoba" few="# osobe" other="# osoba" />
          </li>
        )}
      </ul>
    </li>
  );
}

const SMALLEST = 24;
const LARGEST = 60;
/** So many ads make the largest square; its area is their number. */
const MOST = 150;

/** The number of ads in a square whose area is that number. */
function AdsSquare({ count }: { count: number }): ReactElement {
  const side = Math.round(Math.max(SMALLEST, Math.min(LARGEST, LARGEST * Math.sqrt(count / MOST))));
  return (
    <div className={styles.ads}>
      <svg width={side} height={side} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <rect width={side} height={side} rx={2} />
        <text x="50%" y="50%" dominantBaseline="central" textAnchor="middle">
          {count}
        </text>
      </svg>
      <span>
        <VisuallyHidden>{count} </VisuallyHidden>
        <Plural value={count} one="oglas" few="oglasa" other="oglasa" />
      </span>
    </div>
  );
}
