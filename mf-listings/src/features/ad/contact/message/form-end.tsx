import { useRemote } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { LEGAL_PATHS } from '@kvadrat/contracts/paths';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { LeadValues } from './lead-fields';
import { LeadNotice } from './lead-notice';
import type { LeadState } from './use-send-lead';
import styles from './message.module.css';

/** What stands before the button of every form of an ad: the trap for programs, what is done with what was typed, how it goes. @param isRequest a visit or a price, no plain message */
export function FormEnd({ register, state, isRequest = false }: { register: UseFormRegister<LeadValues>; state: LeadState; isRequest?: boolean }): ReactElement {
  const { locale } = useRemote();
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="kv-website"><Trans>Ovo polje ostavite prazno</Trans></label>
        <input id="kv-website" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      <p className={styles.privacy}>
        <Trans>
          Oglašivač dobiva ime, telefon i poruku, a adresu e-pošte ne. Razgovor brišemo 24 mjeseca nakon zadnje poruke.{' '}
          <a href={localizedPath(locale, LEGAL_PATHS.privacy)} target="_blank" rel="noopener">Zaštita privatnosti</a>
        </Trans>
      </p>
      <LeadNotice state={state} isRequest={isRequest} />
    </>
  );
}
