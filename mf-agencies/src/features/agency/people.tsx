import { useHref } from '@kvadrat/remote-kit';
import type { AgencyPerson } from '@kvadrat/contracts/api';
import { Avatar } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useLanguageNames } from '../../lib/use-language-names';
import styles from './agency.module.css';

/** Who works for the agency, those who look after most ads first. */
export function People({ people }: { people: readonly AgencyPerson[] }): ReactElement | null {
  const { t } = useLingui();
  const href = useHref();
  const languageName = useLanguageNames();
  if (people.length === 0) return null;
  return (
    <section id="osobe" aria-labelledby="osobe-naslov">
      <h2 id="osobe-naslov">
        <Trans>Osobe</Trans>
      </h2>
      <ul className={styles.people}>
        {people.map(({ id, name, path, licence, languages, sale, rent }) => (
          <li key={id}>
            <Avatar name={name} large className={styles.face} />
            <div>
              <h3>
                <a href={href(path)}>{name}</a>
              </h3>
              <p>
                {licence !== null && (
                  <>
                    {t`upis ${licence}`}
                    <br />
                  </>
                )}
                {languages.length > 0 && (
                  <>
                    {languages.map(languageName).join(', ')}
                    <br />
                  </>
                )}
                {t`${sale} na prodaju, ${rent} za najam`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
