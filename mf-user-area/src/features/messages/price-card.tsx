import { useFormat } from '@kvadrat/remote-kit';
import type { PriceProposal } from '@kvadrat/contracts/api';
import { BusyButton, Notice } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { TALK_FIELDS } from './messages-act';
import { TalkForm } from './talk-context';
import styles from './talk-card.module.css';

/** The price that is talked about, and the advertiser's word on it. */
export function PriceCard({ proposal, thread }: { proposal: PriceProposal; thread: number }): ReactElement {
  const { t } = useLingui();
  const { money } = useFormat();
  const { amount, state, acts } = proposal;
  const states: Readonly<Record<PriceProposal['state'], string>> = {
    open: t`Čeka odgovor oglašivača`,
    replaced: t`Zamijenjen novim prijedlogom`,
    accepted: t`Prihvaćeno. Ovo nije ugovor: dalje se dogovarate porukama.`,
    declined: t`Odbijeno`,
  };
  return (
    <section className={styles.card} aria-label={t`Prijedlog cijene`}>
      <strong className={styles.amount}>{money(amount)}</strong>
      <Notice tone={state === 'accepted' ? 'good' : state === 'declined' ? 'warn' : 'info'}>{states[state]}</Notice>
      {acts.length > 0 && (
        <TalkForm deed="price" thread={thread} className={styles.acts}>
          {({ busy }) => (
            <>
              <BusyButton type="submit" kind="primary" small busy={busy} name={TALK_FIELDS.act} value="accept">
                <Trans>Prihvati</Trans>
              </BusyButton>
              <BusyButton type="submit" small busy={busy} name={TALK_FIELDS.act} value="decline">
                <Trans>Odbij</Trans>
              </BusyButton>
            </>
          )}
        </TalkForm>
      )}
    </section>
  );
}
