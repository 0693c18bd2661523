import { useHref } from '@kvadrat/remote-kit';
import {
  fieldPlace,
  FormNote,
  PageFormFrame,
  SendButton,
  useKeyedForm,
  type KeyedForm,
} from '@kvadrat/remote-kit/form';
import type { FormStart } from '@kvadrat/contracts/api';
import { agencySchema, BUSINESS_KINDS } from '@kvadrat/contracts/forms';
import { LEGAL_PATHS, PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Checkbox, Select, TextArea, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { PersonFields } from '../../components/form/person-fields';
import { startForm } from '../../components/form-start';
import { signUpAct } from './sign-up-act';
import { useSignUpTexts } from './use-sign-up-texts';

/** As they stand on the page. */
const FIELDS = [
  'kind',
  'company',
  'oib',
  'register',
  'street',
  'place',
  'name',
  'email',
  'phone',
  'message',
  'privacy',
] as const;

/** Asks for the account of an agency or a constructor. */
export function SignUpForm({
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
  const { problem, obstacle } = useSignUpTexts();
  const form = useKeyedForm({
    name: 'agency sign-up',
    act: signUpAct,
    given: start.key,
    renew: async (context) => (await startForm('sign-up', context)).key,
    route,
    schema: agencySchema,
    refused,
    problemText: problem,
    obstacleText: obstacle,
  });
  const consent = (
    <Trans>
      Pročitali smo <a href={href(LEGAL_PATHS.privacy)}>Zaštitu privatnosti</a> i slažemo se s{' '}
      <a href={href(LEGAL_PATHS.terms)}>Uvjetima korištenja</a>.
    </Trans>
  );
  return (
    <PageFormFrame
      form={form}
      action={href(PATHS.agencySignUp)}
      trap={t`Ovo polje ostavite prazno`}
      returned={
        refused === undefined ? null : { title: t`Zahtjev još nije poslan`, intro: t`Ispravite označena polja:` }
      }
      fields={FIELDS}
    >
      <CompanyFields form={form} />
      <PersonFields form={form} nameLabel={t`Osoba za kontakt`} emailHint={t`Na ovu adresu šaljemo odgovor.`} />
      <div id={fieldPlace('message')}>
        <TextArea label={t`Napomena (nije obavezno)`} rows={7} {...form.field('message')} />
      </div>
      <div id={fieldPlace('privacy')}>
        <Checkbox label={consent} required {...form.box('privacy')} />
      </div>
      <FormNote>
        <Trans>Podatke koristimo samo za provjeru i odgovor na zahtjev.</Trans>
      </FormNote>
      <SendButton form={form}>
        <Trans>Pošalji zahtjev</Trans>
      </SendButton>
    </PageFormFrame>
  );
}

function CompanyFields({ form }: { form: KeyedForm }): ReactElement {
  const { t } = useLingui();
  const { kinds } = useSignUpTexts();
  const options = [
    { value: '', label: t`Odaberite djelatnost` },
    ...BUSINESS_KINDS.map((value) => ({ value, label: kinds[value] })),
  ];
  return (
    <>
      <div id={fieldPlace('kind')}>
        <Select label={t`Djelatnost`} options={options} required {...form.field('kind')} />
      </div>
      <div id={fieldPlace('company')}>
        <TextField label={t`Naziv tvrtke`} autoComplete="organization" required {...form.field('company')} />
      </div>
      <div id={fieldPlace('oib')}>
        <TextField
          label={t`OIB tvrtke`}
          hint={t`Jedanaest znamenki, bez razmaka.`}
          inputMode="numeric"
          required
          {...form.field('oib')}
        />
      </div>
      <div id={fieldPlace('register')}>
        <TextField
          label={t`Broj u Registru posrednika (nije obavezno)`}
          hint={t`Registar posrednika u prometu nekretnina vodi Hrvatska gospodarska komora.`}
          {...form.field('register')}
        />
      </div>
      <div id={fieldPlace('street')}>
        <TextField label={t`Ulica i kućni broj`} autoComplete="address-line1" required {...form.field('street')} />
      </div>
      <div id={fieldPlace('place')}>
        <TextField label={t`Mjesto`} autoComplete="address-level2" required {...form.field('place')} />
      </div>
    </>
  );
}
