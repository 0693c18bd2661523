import { useHref } from '@kvadrat/remote-kit';
import { fieldPlace, FormNote, PageFormFrame, SendButton, useKeyedForm } from '@kvadrat/remote-kit/form';
import type { FormStart } from '@kvadrat/contracts/api';
import { MESSAGE_TOPICS, messageSchema } from '@kvadrat/contracts/forms';
import { LEGAL_PATHS, PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Select, TextArea, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { startForm } from '../../components/form-start';
import { contactAct } from './contact-act';
import { useContactTexts } from './use-contact-texts';

/** As they stand on the page. */
const FIELDS = ['topic', 'name', 'email', 'message'] as const;

/** Writes to the portal. */
export function ContactForm({
  start,
  route,
  refused,
}: {
  start: FormStart;
  route: RouteLocation;
  refused: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { topics, problem, obstacle } = useContactTexts();
  const form = useKeyedForm({
    name: 'contact',
    act: contactAct,
    given: start.key,
    renew: async (context) => (await startForm('contact', context)).key,
    route,
    schema: messageSchema,
    refused,
    problemText: problem,
    obstacleText: obstacle,
  });
  const options = [
    { value: '', label: t`Odaberite temu` },
    ...MESSAGE_TOPICS.map((value) => ({ value, label: topics[value] })),
  ];
  return (
    <PageFormFrame
      form={form}
      action={href(PATHS.contactUs)}
      trap={t`Ovo polje ostavite prazno`}
      returned={
        refused === undefined ? null : { title: t`Poruka još nije poslana`, intro: t`Ispravite označena polja:` }
      }
      fields={FIELDS}
    >
      <div id={fieldPlace('topic')}>
        <Select label={t`Tema`} options={options} required {...form.field('topic')} />
      </div>
      <div id={fieldPlace('name')}>
        <TextField label={t`Ime i prezime`} autoComplete="name" required {...form.field('name')} />
      </div>
      <div id={fieldPlace('email')}>
        <TextField
          label={t`E-pošta`}
          hint={t`Na ovu adresu šaljemo odgovor.`}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.field('email')}
        />
      </div>
      <div id={fieldPlace('message')}>
        <TextArea label={t`Poruka`} rows={7} required {...form.field('message')} />
      </div>
      <FormNote>
        <Trans>
          Podatke koristimo samo za odgovor i brišemo ih nakon 12 mjeseci. Više piše u{' '}
          <a href={href(LEGAL_PATHS.privacy)}>Zaštiti privatnosti</a>.
        </Trans>
      </FormNote>
      <SendButton form={form}>
        <Trans>Pošalji poruku</Trans>
      </SendButton>
    </PageFormFrame>
  );
}
