import { useHref } from '@kvadrat/remote-kit';
import { fieldPlace, FormNote, PageFormFrame, SendButton, useKeyedForm } from '@kvadrat/remote-kit/form';
import type { FormStart } from '@kvadrat/contracts/api';
import { MESSAGE_TOPICS, messageSchema, type MessageTopic } from '@kvadrat/contracts/forms';
import { LEGAL_PATHS, PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Select, TextArea } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { PersonFields } from '../../components/form/person-fields';
import { useMessageTexts } from '../../components/form/use-message-texts';
import { startForm } from '../../components/form-start';
import { contactAct } from './contact-act';

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
  const { problem, obstacle } = useMessageTexts();
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
  const topics: Readonly<Record<MessageTopic, string>> = {
    general: t`Općenito pitanje`,
    listing: t`Prijava oglasa`,
    agency: t`Suradnja s agencijama`,
    privacy: t`Privatnost`,
    accessibility: t`Pristupačnost`,
    error: t`Nešto ne radi`,
  };
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
      <PersonFields form={form} emailHint={t`Na ovu adresu šaljemo odgovor.`} withPhone={false} />
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
