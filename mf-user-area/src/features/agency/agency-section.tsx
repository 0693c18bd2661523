import { Badge, Notice } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedButton } from '../../components/own-forms/deed-frame';
import { OwnSection } from '../../components/own-forms/own-section';
import own from '../../components/own-forms/own-section.module.css';
import { ABOUT } from './agency-deeds';
import styles from './agency.module.css';
import type { AgencyPlace } from './agency-view';
import { InviteForm } from './invite-form';
import { PersonRow, type Agency } from './person-row';
import { useRoleTexts } from './use-role-texts';

/** One agency: whether one acts for it now, its people, and who is invited. */
export function AgencySection({ place, agency }: { place: AgencyPlace; agency: Agency }): ReactElement {
  const { id, name, people, permissions } = agency;
  const manages = permissions.includes('manage-people');
  const acts = place.own.actingFor === id;
  return (
    <OwnSection title={name}>
      <div className={styles.acting}>
        {acts && (
          <Badge>
            <Trans>Radite u ime ove agencije</Trans>
          </Badge>
        )}
        <p>
          <Trans>
            Dok radite u ime agencije, oglase i poruke vodite kao agencija. Vaši spremljeni oglasi i pretrage ostaju
            samo vaši.
          </Trans>
        </p>
        <DeedButton place={place} deed={acts ? 'self' : 'act'} about={{ [ABOUT.agency]: String(id) }}>
          {acts ? <Trans>Radi u svoje ime</Trans> : <Trans>Radi u ime agencije</Trans>}
        </DeedButton>
      </div>
      <h3 className={styles.heading}>
        <Trans>Ljudi</Trans>
      </h3>
      <ul className={styles.list}>
        {people.map((person) => (
          <PersonRow key={person.uuid} place={place} agency={agency} person={person} manages={manages} />
        ))}
      </ul>
      {manages && (
        <>
          <Invites place={place} agency={agency} />
          <div className={own.alone}>
            {place.emailVerified ? (
              <InviteForm place={place} agency={agency} />
            ) : (
              <Notice>
                <Trans>Da biste pozivali druge, najprije potvrdite svoju adresu e-pošte.</Trans>
              </Notice>
            )}
          </div>
        </>
      )}
    </OwnSection>
  );
}

function Invites({ place, agency: { id, invites } }: { place: AgencyPlace; agency: Agency }): ReactElement | null {
  const { roles } = useRoleTexts();
  if (invites.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>
        <Trans>Pozivi koji čekaju</Trans>
      </h3>
      <ul className={styles.list}>
        {invites.map(({ id: invite, email, role }) => (
          <li key={invite}>
            <div className={styles.person}>
              <span>
                <strong>{email}</strong>
                <small>{roles[role]}</small>
              </span>
              <DeedButton
                place={place}
                deed="uninvite"
                about={{ [ABOUT.agency]: String(id), [ABOUT.invite]: String(invite) }}
              >
                <Trans>Povuci poziv</Trans>
              </DeedButton>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
