import {
  descriptionField,
  kindOf,
  OTHER_AD_LOCALES,
  OWN_AD_FIELDS,
  OWN_AD_LIMITS,
  titleField,
} from '@kvadrat/contracts/forms';
import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import { Checkbox, NumberField, TextArea, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { TextBox } from '../fields';
import { Place, PublishFrame, StepFrame } from '../publish-frame';
import styles from '../publish.module.css';
import { useStepForm, type StepForm, type StepProps } from '../use-step-form';

/** What it costs, how it is described, and whom one calls. */
export function OfferStep(props: StepProps): ReactElement {
  const { t } = useLingui();
  const { draft } = props.data;
  const account = draft?.account ?? null;
  const step = useStepForm(props, account === null ? {} : { name: account.name, phone: account.phone });
  const isRent = kindOf(draft?.fields ?? {}).contract === '2';
  const { form } = step;
  return (
    <PublishFrame
      step="ponuda"
      link={draft?.link ?? null}
      title={t`Cijena i opis`}
      lead={
        <Trans>Napišite što slike ne pokazuju. Broj telefona i adrese ne pišite u tekst, za njih su polja ispod.</Trans>
      }
    >
      <StepFrame props={props} step={step} fields={OWN_AD_FIELDS.ponuda} next={<Trans>Nastavi na pregled</Trans>}>
        <div className={styles.pair}>
          <Place name="price">
            <NumberField
              label={isRent ? t`Cijena mjesečno (€)` : t`Cijena (€)`}
              inputMode="decimal"
              {...form.field('price')}
            />
          </Place>
          <div className={styles.low}>
            <Checkbox label={t`Cijena na upit`} {...form.box('onRequest')} />
          </div>
        </div>
        <Texts step={step} locale="hr" required />
        <details className={styles.more}>
          <summary>
            <Trans>Drugi jezici</Trans>
          </summary>
          {OTHER_AD_LOCALES.map((locale) => (
            <Texts key={locale} step={step} locale={locale} />
          ))}
        </details>
        <div className={styles.pair}>
          <TextBox step={step} name="tourUrl" type="url" label={t`Adresa virtualnog obilaska`} />
          <TextBox step={step} name="videoUrl" type="url" label={t`Adresa videa`} />
        </div>
        <div className={styles.pair}>
          <TextBox step={step} name="name" autoComplete="name" label={t`Ime i prezime`} required />
          <TextBox
            step={step}
            name="phone"
            type="tel"
            autoComplete="tel"
            label={t`Telefon`}
            hint={t`Pokazujemo ga tek kad ga netko zatraži.`}
            required
          />
        </div>
      </StepFrame>
    </PublishFrame>
  );
}

function Texts({
  step: { form },
  locale,
  required = false,
}: {
  step: StepForm;
  locale: Locale;
  required?: boolean;
}): ReactElement {
  const { t } = useLingui();
  const language = LOCALE_DETAILS[locale].name;
  const [title, description] = [titleField(locale), descriptionField(locale)];
  return (
    <div className={styles.texts} lang={locale}>
      <Place name={title}>
        <TextField
          label={required ? t`Naslov` : t`Naslov (${language})`}
          maxLength={OWN_AD_LIMITS.titleMax}
          required={required}
          {...form.field(title)}
        />
      </Place>
      <Place name={description}>
        <TextArea
          label={required ? t`Opis` : t`Opis (${language})`}
          rows={required ? 8 : 4}
          maxLength={OWN_AD_LIMITS.descriptionMax}
          required={required}
          {...form.field(description)}
        />
      </Place>
    </div>
  );
}
