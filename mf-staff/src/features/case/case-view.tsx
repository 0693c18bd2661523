import { FormMessage } from '@kvadrat/remote-kit/form';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AdSection } from './ad-section';
import type { CaseData } from './case-data';
import { CaseSection } from './case-section';
import styles from './case.module.css';
import { CaseDecision } from './case-decision';
import { Complaints, Decisions, Reports } from './history';

/** All that is known of one ad, and what can be done about it. */
export function CaseView({
  data: { found, made },
  route,
  refused,
}: {
  data: CaseData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  return (
    <>
      {made !== null && refused === undefined && (
        <FormMessage tone="good">
          <Trans>Odluka {made} je donesena.</Trans>
        </FormMessage>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <CaseSection title={<Trans>Prijave</Trans>}>
            <Reports found={found} />
          </CaseSection>
          {found.complaints.length > 0 && (
            <CaseSection title={<Trans>Prigovori</Trans>}>
              <Complaints found={found} />
            </CaseSection>
          )}
          <AdSection found={found} />
        </div>
        <div className={styles.column}>
          {found.possible.length > 0 && (
            <CaseSection title={<Trans>Odluka</Trans>}>
              <CaseDecision key={found.seen} found={found} route={route} refused={refused} />
            </CaseSection>
          )}
          <CaseSection title={<Trans>Odluke</Trans>}>
            <Decisions found={found} />
          </CaseSection>
        </div>
      </div>
    </>
  );
}
