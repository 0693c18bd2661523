import { nameSchema } from '@kvadrat/contracts/forms';
import { LOCALE_DETAILS, LOCALES } from '@kvadrat/contracts/locales';
import { fieldPlace, SendButton } from '@kvadrat/remote-kit/form';
import { Select, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedFrame } from '../../components/own-forms/deed-frame';
import { OwnRow, OwnSection } from '../../components/own-forms/own-section';
import styles from '../../components/own-forms/own-section.module.css';
import { useDeedForm } from '../../components/own-forms/use-deed-form';
import { EmailRow } from './email-row';
import { PhoneRow } from './phone-row';
import type { ProfilePlace } from './profile-view';

/** What is known of the person, and how they are reached. */
export function DetailsSection(place: ProfilePlace): ReactElement {
  const { name, surname, language } = place.own;
  const spoken = LOCALE_DETAILS[language].name;
  return (
    <OwnSection title={<Trans>Osobni podaci</Trans>}>
      <OwnRow name={<Trans>Ime i prezime</Trans>}>
        <span>
          <strong>{`${name} ${surname}`.trim()}</strong>
          <br />
          <Trans>
            Jezik poruka: <span lang={language}>{spoken}</span>
          </Trans>
        </span>
        <NewDetails {...place} />
      </OwnRow>
      <EmailRow {...place} />
      <PhoneRow {...place} />
    </OwnSection>
  );
}

const FIELDS = ['name', 'surname'] as const;

function NewDetails(place: ProfilePlace): ReactElement {
  const { t } = useLingui();
  const { name, surname, language } = place.own;
  const { form, isBack } = useDeedForm(place, {
    deed: 'details',
    schema: nameSchema,
    values: { name, surname, language },
  });
  return (
    <details className={styles.opens} open={isBack}>
      <summary>
        <Trans>Promijeni ime ili jezik</Trans>
      </summary>
      <div className={styles.open}>
        <DeedFrame place={place} deed="details" form={form} isBack={isBack} fields={FIELDS}>
          <div id={fieldPlace('name')}>
            <TextField label={t`Ime`} autoComplete="given-name" required {...form.field('name')} />
          </div>
          <div id={fieldPlace('surname')}>
            <TextField label={t`Prezime`} autoComplete="family-name" required {...form.field('surname')} />
          </div>
          <Select
            label={t`Jezik poruka`}
            options={LOCALES.map((value) => ({ value, label: LOCALE_DETAILS[value].name }))}
            {...form.field('language')}
          />
          <SendButton form={form}>
            <Trans>Spremi podatke</Trans>
          </SendButton>
        </DeedFrame>
      </div>
    </details>
  );
}
