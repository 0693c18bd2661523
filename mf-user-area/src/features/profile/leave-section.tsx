import { CSRF_FIELD } from '@kvadrat/contracts/account';
import { Button } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DEED_FIELD } from '../../components/own-forms/use-deed-form';
import { LEAVE } from './deeds';
import { OwnSection } from '../../components/own-forms/own-section';
import styles from '../../components/own-forms/own-section.module.css';
import type { ProfilePlace } from './profile-view';

/** Signs out. The browser sends it by itself with scripts too, so that nothing of the page outlives it. */
export function LeaveSection({ csrf, path }: ProfilePlace): ReactElement {
  return (
    <OwnSection title={<Trans>Odjava</Trans>}>
      <form className={styles.alone} method="post" action={path}>
        <p>
          <Trans>Spremljeni oglasi ostaju uz vaš račun, a u ovom pregledniku više se ne vide.</Trans>
        </p>
        <input type="hidden" name={DEED_FIELD} value={LEAVE} />
        <input type="hidden" name={CSRF_FIELD} value={csrf} />
        <Button type="submit" className={styles.button}>
          <Trans>Odjavi se</Trans>
        </Button>
      </form>
    </OwnSection>
  );
}
