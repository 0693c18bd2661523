import { fieldPlace, SendButton } from '@kvadrat/remote-kit/form';
import type { OwnSecurity } from '@kvadrat/contracts/api';
import { codeSchema } from '@kvadrat/contracts/forms';
import { TextField } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedButton, DeedFrame } from '../../components/own-forms/deed-frame';
import { OwnRow, OwnSection } from '../../components/own-forms/own-section';
import { useDeedForm } from '../../components/own-forms/use-deed-form';
import type { SecurityPlace } from './security-view';
import styles from './security.module.css';
import { useMoment } from '../../components/own-forms/use-moment';

/** A code after the password: set up, turned on and off, with codes for who has lost the telephone. */
export function SecondStepSection(place: SecurityPlace): ReactElement {
  const { day } = useMoment();
  const { since, codesLeft, setup } = place.own.secondStep;
  const from = since === null ? '' : day(since);
  return (
    <OwnSection title={<Trans>Prijava u dva koraka</Trans>}>
      <OwnRow name={<Trans>Kôd iz aplikacije</Trans>}>
        <p>
          {since === null ? (
            <Trans>Isključena. Kad je uključite, uz lozinku tražimo i kôd iz aplikacije na vašem telefonu.</Trans>
          ) : (
            <Trans>Uključena od {from}.</Trans>
          )}
        </p>
        {since === null && setup === null && (
          <DeedButton place={place} deed="begin">
            <Trans>Postavi prijavu u dva koraka</Trans>
          </DeedButton>
        )}
        {since === null && setup !== null && <Setup place={place} setup={setup} isNew />}
        {since !== null && (
          <DeedButton place={place} deed="end">
            <Trans>Isključi prijavu u dva koraka</Trans>
          </DeedButton>
        )}
      </OwnRow>
      {since !== null && (
        <OwnRow name={<Trans>Kodovi za oporavak</Trans>}>
          <p>
            <Plural
              value={codesLeft}
              one="Preostao je # kôd. Svaki vrijedi jednom, ako izgubite telefon."
              few="Preostala su # koda. Svaki vrijedi jednom, ako izgubite telefon."
              other="Preostalo je # kodova. Svaki vrijedi jednom, ako izgubite telefon."
            />
          </p>
          {setup === null ? (
            <DeedButton place={place} deed="begin">
              <Trans>Napravi nove kodove</Trans>
            </DeedButton>
          ) : (
            <Setup place={place} setup={setup} isNew={false} />
          )}
        </OwnRow>
      )}
    </OwnSection>
  );
}

type ShownSetup = NonNullable<OwnSecurity['secondStep']['setup']>;

/** What is being set up: the square for the application, codes to keep, and a code that confirms both. */
function Setup({ place, setup, isNew }: { place: SecurityPlace; setup: ShownSetup; isNew: boolean }): ReactElement {
  const { t } = useLingui();
  const { form, isBack } = useDeedForm(place, { deed: 'confirm', schema: codeSchema });
  return (
    <div className={styles.setup}>
      {isNew && <Square {...setup} />}
      <p>
        <Trans>
          Spremite ove kodove za oporavak izvan telefona. Svaki vrijedi jednom, a poslije ih više ne prikazujemo.
        </Trans>
      </p>
      <ol className={styles.codes}>
        {setup.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <DeedFrame place={place} deed="confirm" form={form} isBack={isBack} fields={['code']}>
        <div id={fieldPlace('code')}>
          <TextField
            {...form.field('code')}
            label={t`Šest znamenki iz aplikacije`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
          />
        </div>
        <SendButton form={form}>
          {isNew ? <Trans>Uključi prijavu u dva koraka</Trans> : <Trans>Zamijeni kodove</Trans>}
        </SendButton>
      </DeedFrame>
      <DeedButton place={place} deed="drop">
        <Trans>Odustani</Trans>
      </DeedButton>
    </div>
  );
}

/** What an application reads, as a picture and as letters. */
function Square({ secret, picture: { size, path } }: ShownSetup): ReactElement {
  const { t } = useLingui();
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return (
    <div className={styles.scan}>
      <svg className={styles.square} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t`QR kôd za aplikaciju`}>
        <path d={`M0 0h${size}v${size}h-${size}z`} className={styles.paper} />
        <path d={path} className={styles.ink} />
      </svg>
      <ol className={styles.steps}>
        <li>
          <Trans>Otvorite aplikaciju za provjeru, na primjer Aegis ili Google Authenticator.</Trans>
        </li>
        <li>
          <Trans>
            Skenirajte kôd ili upišite ključ <code className={styles.secret}>{groups}</code>
          </Trans>
        </li>
        <li>
          <Trans>Spremite kodove za oporavak i upišite šest znamenki iz aplikacije.</Trans>
        </li>
      </ol>
    </div>
  );
}
