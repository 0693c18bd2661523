import { codeSchema, phoneSchema } from '@kvadrat/contracts/forms';
import { fieldPlace, SendButton } from '@kvadrat/remote-kit/form';
import { CheckIcon, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedButton, DeedFrame } from '../../components/own-forms/deed-frame';
import { OwnRow } from '../../components/own-forms/own-section';
import styles from '../../components/own-forms/own-section.module.css';
import { useDeedForm } from '../../components/own-forms/use-deed-form';
import type { ProfilePlace } from './profile-view';

/** The telephone, which is proven by a code. */
export function PhoneRow(place: ProfilePlace): ReactElement {
  const {
    phone,
    phoneVerified,
    waiting: { phone: next },
  } = place.own;
  return (
    <OwnRow name={<Trans>Telefon</Trans>}>
      {phone === '' ? (
        <span>
          <Trans>Nije upisan</Trans>
        </span>
      ) : (
        <strong>{phone}</strong>
      )}
      {phone !== '' && phoneVerified && (
        <p className={styles.good}>
          <CheckIcon size="xs" />
          <span>
            <Trans>Broj je potvrđen.</Trans>
          </span>
        </p>
      )}
      {next === null ? <NewPhone {...place} /> : <Code place={place} phone={next} />}
    </OwnRow>
  );
}

function NewPhone(place: ProfilePlace): ReactElement {
  const { t } = useLingui();
  const { phone, phoneVerified } = place.own;
  const { form, isBack } = useDeedForm(place, { deed: 'phone', schema: phoneSchema, values: { phone } });
  return (
    <details className={styles.opens} open={isBack}>
      <summary>
        {phone === '' || phoneVerified ? <Trans>Upiši drugi broj</Trans> : <Trans>Potvrdi ili promijeni broj</Trans>}
      </summary>
      <div className={styles.open}>
        <DeedFrame place={place} deed="phone" form={form} isBack={isBack} fields={['phone']}>
          <div id={isBack ? fieldPlace('phone') : undefined}>
            <TextField
              label={t`Broj telefona`}
              hint={t`Šaljemo SMS s kodom. Broj izvan Hrvatske upišite s pozivnim brojem zemlje, na primjer +49.`}
              type="tel"
              autoComplete="tel"
              required
              {...form.field('phone')}
            />
          </div>
          <SendButton form={form}>
            <Trans>Pošalji kôd</Trans>
          </SendButton>
        </DeedFrame>
      </div>
    </details>
  );
}

function Code({ place, phone }: { place: ProfilePlace; phone: string }): ReactElement {
  const { t } = useLingui();
  const { form, isBack } = useDeedForm(place, { deed: 'code', schema: codeSchema });
  return (
    <div className={styles.open}>
      <DeedFrame place={place} deed="code" form={form} isBack={isBack} fields={['code']}>
        <div id={isBack ? fieldPlace('code') : undefined}>
          <TextField
            label={t`Kôd iz SMS-a na broj ${phone}`}
            hint={t`Šest znamenki; vrijedi 10 minuta.`}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            {...form.field('code')}
          />
        </div>
        <SendButton form={form}>
          <Trans>Potvrdi broj</Trans>
        </SendButton>
      </DeedFrame>
      <DeedButton place={place} deed="phone-drop">
        <Trans>Odustani</Trans>
      </DeedButton>
    </div>
  );
}
