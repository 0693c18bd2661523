import { useFormat } from '@kvadrat/remote-kit';
import type { AgencyDetail } from '@kvadrat/contracts/api';
import { ExternalIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import styles from './agency.module.css';

/** What the agency says of itself, always as text, and who the company is. */
export function About({ agency, about }: { agency: AgencyDetail; about: AgencyDetail['about'] }): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const { company, oib, insuredUntil, since, website, type, licence } = agency;
  const until = insuredUntil === null ? '' : format.date(insuredUntil);
  const sinceDay = format.date(since);
  const rows: [string, ReactNode][] = [
    ...(company === null
      ? []
      : [[t`Tvrtka`, oib === null ? company : `${company}, OIB ${oib}`] satisfies [string, string]]),
    ...(licence === null ? [] : [[t`Upis u registar posrednika`, licence] satisfies [string, string]]),
    ...(insuredUntil === null
      ? []
      : [[t`Osiguranje od odgovornosti`, t`vrijedi do ${until}`] satisfies [string, string]]),
    [t`Oglašava kao`, type === 'court' ? t`sud` : t`trgovac`],
    [t`Na Kvadratu`, t`od ${sinceDay}`],
    ...(website === null
      ? []
      : [
          [
            t`Mrežne stranice`,
            <a key="website" href={website} rel="noopener nofollow">
              {new URL(website).hostname} <ExternalIcon size="xs" />
            </a>,
          ] satisfies [string, ReactNode],
        ]),
  ];
  return (
    <section id="o-agenciji" aria-labelledby="o-agenciji-naslov">
      <h2 id="o-agenciji-naslov">
        <Trans>O agenciji</Trans>
      </h2>
      {about !== null && (
        <div className={styles.prose} lang={about.locale}>
          {about.text.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <Trans>
          Podatke o tvrtki i upisu navodi agencija. Upis možete provjeriti u registru Hrvatske gospodarske komore.
        </Trans>
      </p>
    </section>
  );
}
