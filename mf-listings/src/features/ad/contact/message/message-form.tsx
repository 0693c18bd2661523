import { useRemote, useWords } from '@kvadrat/build/remote';
import { localizedPath } from '@kvadrat/contracts/locales';
import { LEGAL_PATHS } from '@kvadrat/contracts/paths';
import { CONTACT_REASONS } from '@kvadrat/contracts/vocabulary';
import { BusyButton, Select, TextArea, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import type { ContactFormProps } from '../contact-way';
import { drafts } from './drafts';
import { EMPTY_LEAD, leadResolver, type LeadValues } from './lead-fields';
import { LeadNotice } from './lead-notice';
import { MessageSent } from './message-sent';
import { useProblemText } from './use-problem-text';
import { useSendLead } from './use-send-lead';
import styles from './message.module.css';

/** Writes to the advertiser: six reasons, the first one chosen (R119), e-mail and phone both needed (R178, R228). */
export function MessageForm({ listing, onClose }: ContactFormProps): ReactElement {
  const { t } = useLingui();
  const { locale } = useRemote();
  const word = useWords();
  const problemText = useProblemText();
  const { state, form, send } = useSendLead(listing.id);
  const { register, handleSubmit, formState, getValues, setValue } = useForm<LeadValues>({
    defaultValues: drafts.get(listing.id) ?? EMPTY_LEAD,
    resolver: leadResolver,
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
  });
  const { errors } = formState;

  // What the account knows stands in fields that nobody has filled in yet.
  useEffect(() => {
    for (const name of ['name', 'email', 'phone'] as const) if (form !== null && getValues(name) === '') setValue(name, form[name]);
  }, [form, getValues, setValue]);
  useEffect(() => () => void drafts.set(listing.id, getValues()), [listing.id, getValues]);
  useEffect(() => {
    if (state.kind === 'done') setValue('message', '');
  }, [state, setValue]);

  if (state.kind === 'done') return <MessageSent outcome={state.outcome} email={state.email} onClose={onClose} />;
  const field = (name: keyof LeadValues) => ({ ...register(name), error: problemText(name, errors[name]?.type) });
  return (
    <form className={styles.form} noValidate aria-label={t`Poruka oglašivaču`} onSubmit={(event) => void handleSubmit(send)(event)}>
      <p className={styles.about}>{listing.title}</p>
      <Select label={t`Razlog`} options={CONTACT_REASONS.map((reason) => ({ value: reason, label: word('contactReasons', reason) }))} {...field('reason')} />
      <TextField label={t`Ime i prezime`} autoComplete="name" required {...field('name')} />
      <div className={styles.pair}>
        <TextField label={t`E-pošta`} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} required {...field('email')} />
        <TextField label={t`Telefon`} type="tel" autoComplete="tel" required {...field('phone')} />
      </div>
      <TextArea label={t`Poruka`} rows={5} required {...field('message')} />
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
      <LeadNotice state={state} />
      <BusyButton type="submit" full busy={state.kind === 'sending'}><Trans>Pošalji poruku</Trans></BusyButton>
    </form>
  );
}
