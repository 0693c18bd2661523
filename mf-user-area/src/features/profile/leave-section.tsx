import { CSRF_FIELD } from '@kvadrat/contracts/account';
import { Button } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DEED_FIELD, LEAVE, profilePath } from './deeds';
import { ProfileSection } from './profile-section';
import styles from './profile.module.css';
import type { DeedPlace } from './use-deed-form';

/** Signs out. The browser sends it by itself with scripts too, so that nothing of the page outlives it. */
export function LeaveSection({ own, route }: DeedPlace): ReactElement {
  return (
    <ProfileSection title={<Trans>Odjava</Trans>}>
      <form className={styles.alone} method="post" action={profilePath(route.locale)}>
        <p>
          <Trans>Spremljeni oglasi ostaju uz vaš račun, a u ovom pregledniku više se ne vide.</Trans>
        </p>
        <input type="hidden" name={DEED_FIELD} value={LEAVE} />
        <input type="hidden" name={CSRF_FIELD} value={own.csrf} />
        <Button type="submit" className={styles.button}>
          <Trans>Odjavi se</Trans>
        </Button>
      </form>
    </ProfileSection>
  );
}
