import { useHref } from '@kvadrat/remote-kit';
import { fieldPlace, FormNote, PageFormFrame, SendButton, useKeyedForm } from '@kvadrat/remote-kit/form';
import { AGENCY_TOPICS, agencyMessageSchema, type AgencyTopic } from '@kvadrat/contracts/forms';
import { LEGAL_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Select, TextArea } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { PersonFields } from '../../components/form/person-fields';
import { useMessageTexts } from '../../components/form/use-message-texts';
import { startForm } from '../../components/form-start';
import { MESSAGE_FIELDS, messageAct } from './message-act';

/** Writes to an agency, or to somebody who works for it, which its address says. */
export function MessageForm({
  given,
  route,
  refused,
}: {
  given: string;
  route: RouteLocation;
  refused: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { problem, obstacle } = useMessageTexts();
  const form = useKeyedForm({
    name: 'agency-message',
    act: messageAct,
    given,
    renew: async (context) => (await startForm('message', context)).key,
    route,
    schema: agencyMessageSchema,
    refused,
    problemText: problem,
    obstacleText: obstacle,
  });
  const topics: Readonly<Record<AgencyTopic, string>> = {
    buy: t`Kupujem`,
    sell: t`Prodajem`,
    rent: t`Unajmljujem`,
    let: t`Iznajmljujem`,
    other: t`Nešto drugo`,
  };
  const options = [
    { value: '', label: t`Odaberite temu` },
    ...AGENCY_TOPICS.map((value) => ({ value, label: topics[value] })),
  ];
  return (
    <PageFormFrame
      form={form}
      action={href(`${route.path}${route.search}`)}
      trap={t`Ovo polje ostavite prazno`}
      returned={
        refused === undefined ? null : { title: t`Poruka još nije poslana`, intro: t`Ispravite označena polja:` }
      }
      fields={MESSAGE_FIELDS}
    >
      <div id={fieldPlace('topic')}>
        <Select label={t`Tema`} options={options} required {...form.field('topic')} />
      </div>
      <PersonFields form={form} />
      <div id={fieldPlace('message')}>
        <TextArea label={t`Poruka`} rows={7} required {...form.field('message')} />
      </div>
      <FormNote>
        <Trans>
          Poruku, ime i kontakt šaljemo agenciji i brišemo ih nakon 12 mjeseci. Više piše u{' '}
          <a href={href(LEGAL_PATHS.privacy)}>Zaštiti privatnosti</a>.
        </Trans>
      </FormNote>
      <SendButton form={form}>
        <Trans>Pošalji poruku agenciji</Trans>
      </SendButton>
    </PageFormFrame>
  );
}
