import { useRemote } from '@kvadrat/remote-kit';
import type { FormHandle } from '@kvadrat/remote-kit/form';
import { defaultPhoneCountry, phoneCountryFor } from '@kvadrat/contracts/phone';
import { Select, TextField, useHydrated } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState, type ChangeEvent, type FocusEvent, type ReactElement } from 'react';
import { namedOptions, PLAIN_OPTIONS } from './country-options';
import { countryNamed } from './phone-fields';
import { loadPhoneLibrary } from './phone-library';
import styles from './phone-field.module.css';
import { withoutPrefix } from './without-prefix';

/**
 * Country and number: the system's list, which every keyboard and reader knows, and a text. A prefix that is typed
 * selects its country, one that is pasted or filled in as well, and is then shown once. Fields `phone-prefix` and `phone`;
 * read them by `phoneFields`.
 */
export function PhoneField({ form }: { form: Pick<FormHandle, 'field'> }): ReactElement {
  const { locale } = useRemote();
  const { t } = useLingui();
  const hydrated = useHydrated();
  const prefixField = form.field('phone-prefix');
  const [country, setCountry] = useState(() => countryNamed(prefixField.defaultValue, defaultPhoneCountry(locale)));
  const options = useMemo(() => (hydrated ? namedOptions(locale) : PLAIN_OPTIONS), [hydrated, locale]);
  const before = useRef('');
  const numberField = form.field('phone');

  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const typed = input.value;
    const next = phoneCountryFor(typed, country);
    setCountry(next);
    // One key changes one character; more at once was pasted or filled in, and may lose what stands beside it.
    const atOnce = typed.length - before.current.length > 1;
    if (atOnce) input.value = withoutPrefix(typed, next);
    before.current = input.value;
    void numberField.onChange?.(event);
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    input.value = withoutPrefix(input.value, country);
    before.current = input.value;
    void numberField.onBlur?.(event);
  };
  return (
    <div className={styles.phone}>
      <div className={styles.country}>
        <Select
          hideLabel
          label={t`Država i pozivni broj`}
          name="phone-prefix"
          autoComplete="tel-country-code"
          options={options}
          value={hydrated ? country.country : country.prefix}
          onChange={(event) => setCountry(countryNamed(event.target.value, country))}
        />
        <span aria-hidden="true">{`${country.country} +${country.prefix}`}</span>
      </div>
      <TextField
        {...numberField}
        label={t`Telefon (nije obvezno)`}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        className={styles.number}
        onFocus={() => void loadPhoneLibrary()}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
}
