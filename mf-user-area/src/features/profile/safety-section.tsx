import { useRemote } from '@kvadrat/remote-kit';
import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { IDENTITY_FIELD } from './deeds';
import { DeedButton } from '../../components/own-forms/deed-frame';
import { PasswordRow } from './password-row';
import { OwnRow, OwnSection } from '../../components/own-forms/own-section';
import type { ProfilePlace } from './profile-view';

/** What the account is entered with, and where it is open. */
export function SafetySection(place: ProfilePlace): ReactElement {
  const { identities, otherSessions } = place.own;
  return (
    <OwnSection title={<Trans>Sigurnost</Trans>}>
      <PasswordRow {...place} />
      {identities.length > 0 && <IdentitiesRow {...place} />}
      <OwnRow name={<Trans>Uređaji</Trans>}>
        {otherSessions === 0 ? (
          <p>
            <Trans>Prijavljeni ste samo na ovom uređaju.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Plural
                value={otherSessions}
                one="Prijavljeni ste još na # uređaju."
                few="Prijavljeni ste još na # uređaja."
                other="Prijavljeni ste još na # uređaja."
              />
            </p>
            <DeedButton place={place} deed="sessions">
              <Trans>Odjavi ostale uređaje</Trans>
            </DeedButton>
          </>
        )}
      </OwnRow>
    </OwnSection>
  );
}

/** The providers an account can be entered with, each with a button that removes it; the last way in has none. */
function IdentitiesRow(place: ProfilePlace): ReactElement {
  const { locale } = useRemote();
  const day = new Intl.DateTimeFormat(LOCALE_DETAILS[locale].intl, { dateStyle: 'long', timeZone: VISIT_TIME_ZONE });
  return (
    <OwnRow name={<Trans>Prijava putem drugih usluga</Trans>}>
      {place.own.identities.map(({ handle, name, linkedAt, removable }) => {
        const since = day.format(new Date(linkedAt));
        return (
          <div key={handle}>
            <p>
              <strong>{name}</strong>, <Trans>povezano {since}</Trans>
            </p>
            {removable ? (
              <DeedButton place={place} deed="identity" about={{ [IDENTITY_FIELD]: handle }}>
                <Trans>Ukloni prijavu: {name}</Trans>
              </DeedButton>
            ) : (
              <p>
                <Trans>Ovo je jedini način prijave na vaš račun. Prije uklanjanja postavite lozinku.</Trans>
              </p>
            )}
          </div>
        );
      })}
    </OwnRow>
  );
}
