import { useHref, useWords } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { agencyPath } from '@kvadrat/contracts/paths';
import { Avatar, ExternalIcon, Notice, ShieldIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { CONTACT_ID } from './contact-address';
import { ContactReveal } from './contact-reveal';
import type { ContactState } from '../../../components/phone/use-contact';
import type { ContactWays } from './use-contact-ways';
import { WayLink } from './way-link';
import styles from './contact.module.css';

interface ContactBoxProps {
  listing: ListingDetail;
  contact: ContactState;
  ways: ContactWays;
}

/** Who offers, and how to reach them. A sold ad has no contact data. */
export function ContactBox({ listing, contact, ways }: ContactBoxProps): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const href = useHref();
  const {
    advertiser: { name, slug, type, agencyType },
    status,
  } = listing;
  return (
    <aside id={CONTACT_ID} className={styles.box} aria-label={t`Oglašivač`}>
      <div className={styles.who}>
        <Avatar name={name} large />
        <div>
          <h2>{slug === null ? name : <a href={href(agencyPath(slug))}>{name}</a>}</h2>
          <p>
            {agencyType === null || agencyType === 'agency'
              ? word('advertiserTypes', type)
              : word('agencyTypes', agencyType)}
          </p>
        </div>
      </div>
      <Licences listing={listing} />
      {status !== 'active' ? (
        <Notice>
          <Trans>Nekretnina više nije u ponudi, pa kontakt nije dostupan.</Trans>
        </Notice>
      ) : (
        <Ways listing={listing} contact={contact} ways={ways} />
      )}
    </aside>
  );
}

/** Whether a trader offers, numbers of licences, and who of the agency looks after the ad. */
function Licences({
  listing: {
    advertiser: { type, agencyType, licence },
    agent,
  },
}: Pick<ContactBoxProps, 'listing'>): ReactElement {
  return (
    <dl className={styles.details}>
      <div>
        <dt>
          <Trans>Oglašava kao</Trans>
        </dt>
        <dd>
          {agencyType === 'court' ? (
            <Trans>sud</Trans>
          ) : type === 'agenzia' ? (
            <Trans>trgovac</Trans>
          ) : (
            <Trans>privatna osoba: pravila o zaštiti potrošača ne vrijede</Trans>
          )}
        </dd>
      </div>
      {licence !== null && (
        <div>
          <dt>
            <Trans>Broj licencije</Trans>
          </dt>
          <dd>{licence}</dd>
        </div>
      )}
      {agent !== null && (
        <>
          <div>
            <dt>
              <Trans>Agent</Trans>
            </dt>
            <dd>{agent.name}</dd>
          </div>
          {agent.licence !== null && (
            <div>
              <dt>
                <Trans>Licencija agenta</Trans>
              </dt>
              <dd>{agent.licence}</dd>
            </div>
          )}
          <div>
            <dt>
              <Trans>Govori</Trans>
            </dt>
            <dd>{agent.languages.map((locale) => LOCALE_DETAILS[locale].name).join(', ')}</dd>
          </div>
        </>
      )}
    </dl>
  );
}

/** Ways to the advertiser of an ad that is on offer. */
function Ways({ listing, contact, ways }: ContactBoxProps): ReactElement {
  const {
    contacts,
    advertiser: { website },
  } = listing;
  return (
    <>
      {contacts.phone || contacts.email ? (
        <ContactReveal listing={listing} contact={contact}>
          {ways.offered.map((way) => (
            <WayLink key={way.name} kind="outlined" way={way} ways={ways} listingId={listing.id} />
          ))}
        </ContactReveal>
      ) : (
        <Notice>
          <Trans>Oglašivač nije ostavio telefon ni e-poštu.</Trans>
        </Notice>
      )}
      {website !== null && (
        <a className={styles.website} href={website} rel="noopener nofollow">
          <Trans>Stranice oglašivača</Trans>
          <ExternalIcon size="xs" />
        </a>
      )}
      <p className={styles.safety}>
        <ShieldIcon size="xs" />
        <span>
          <Trans>Ne plaćajte predujam prije razgleda.</Trans>
        </span>
      </p>
    </>
  );
}
