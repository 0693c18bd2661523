import { useHref } from '@kvadrat/remote-kit';
import type { AgencyDetail } from '@kvadrat/contracts/api';
import { agencyWayPath, PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, Notice, PhoneIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { PERSON_PARAMETER } from '../../lib/asked-person';
import styles from './contact-box.module.css';

/** Ways to an agency, or to somebody who works for it. */
export function ContactBox({
  agency: { slug, name, contacts },
  person = null,
}: {
  agency: Pick<AgencyDetail, 'slug' | 'name' | 'contacts'>;
  person?: { id: number; name: string } | null;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const to = person?.name ?? name;
  const query = person === null ? '' : `?${PERSON_PARAMETER}=${person.id}`;
  return (
    <aside className={styles.box} aria-labelledby="kontakt-naslov">
      <h2 id="kontakt-naslov">{t`Kontakt: ${to}`}</h2>
      {contacts.message && (
        <ButtonLink kind="primary" full href={`${href(agencyWayPath(slug, 'message'))}${query}`} rel="nofollow">
          <Trans>Napiši poruku</Trans>
        </ButtonLink>
      )}
      {contacts.phone && (
        <ButtonLink full href={href(agencyWayPath(slug, 'phone'))} rel="nofollow">
          <PhoneIcon />
          <Trans>Prikaži telefon</Trans>
        </ButtonLink>
      )}
      {!contacts.message && !contacts.phone && (
        <Notice>
          <Trans>Agencija nije ostavila telefon ni e-poštu.</Trans>
        </Notice>
      )}
      <p className={styles.note}>
        <Trans>
          Nešto nije točno? <a href={href(PATHS.contactUs)}>Javite nam</a>.
        </Trans>
      </p>
    </aside>
  );
}
