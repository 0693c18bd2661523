import { useHref, useRemote } from '@kvadrat/remote-kit';
import { FormDone } from '@kvadrat/remote-kit/form';
import type { EnquiryOutcome } from '@kvadrat/contracts/api';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './contact.module.css';

/** What has become of a form of an ad, in place of it; without scripts it is the first thing readers hear. */
export function EnquiryDone({ state, kind, ad }: EnquiryOutcome): ReactElement {
  const href = useHref();
  const { flags } = useRemote();
  const { title, text } = useOutcomeTexts(state, kind);
  return (
    <FormDone title={title}>
      <p>{text}</p>
      {state === 'sent' && flags.messaging && (
        <p>
          <a className={styles.back} href={href(`${USER_PATHS.messages}?oglas=${ad.id}`)}>
            <Trans>Razgovor nastavljate u porukama</Trans>
          </a>
        </p>
      )}
      <p>
        <a className={styles.back} href={href(ad.path)}>
          <Trans>Natrag na oglas</Trans>
        </a>
      </p>
    </FormDone>
  );
}

function useOutcomeTexts(
  state: EnquiryOutcome['state'],
  kind: EnquiryOutcome['kind'],
): { title: string; text: string } {
  const { t } = useLingui();
  if (state === 'waiting') {
    return {
      title: t`Potvrdite adresu e-pošte`,
      text:
        kind === 'message'
          ? t`Poslali smo vam poveznicu. Oglašivač dobiva poruku kad je otvorite i potvrdite adresu. Ako je nema za nekoliko minuta, pogledajte među neželjenom poštom.`
          : t`Poslali smo vam poveznicu. Oglašivač dobiva zahtjev kad je otvorite i potvrdite adresu. Ako je nema za nekoliko minuta, pogledajte među neželjenom poštom.`,
    };
  }
  if (kind === 'price-proposal')
    return {
      title: t`Prijedlog je poslan`,
      text: t`Oglašivač će prijedlog prihvatiti, odbiti ili odgovoriti porukom. Javljamo vam e-poštom.`,
    };
  if (kind === 'message')
    return { title: t`Poruka je poslana`, text: t`Oglašivač ju je dobio, a kopija je na vašoj adresi.` };
  return {
    title: t`Zahtjev za razgled je poslan`,
    text: t`Oglašivač će potvrditi termin ili predložiti drugi. Javljamo vam e-poštom.`,
  };
}
