import { useHref, useWords } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import { CONDITIONS } from '@kvadrat/contracts/vocabulary';
import { Button, Checkbox, Select, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { HOME_FEATURES, HOME_TYPOLOGIES, type NumberName, type ReadHome } from './home-form';
import { HomeNumber } from './home-number';
import styles from './valuation.module.css';

/** The facts of a home. */
export function HomeFields({ read, noSuchPlace }: { read: ReadHome; noSuchPlace: boolean }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const word = useWords();
  const { form, troubles } = read;
  const number = (name: NumberName): ReactElement => (
    <HomeNumber name={name} value={form.numbers[name]} trouble={troubles[name]} />
  );
  return (
    <form className={styles.form} method="get" action={href(PATHS.valuation)} noValidate>
      <TextField
        label={t`Grad, kvart ili naselje`}
        name="mjesto"
        autoComplete="off"
        defaultValue={form.place}
        hint={t`Ne spremamo što upišete.`}
        error={
          noSuchPlace
            ? t`Tog mjesta nema. Upišite grad, kvart ili naselje.`
            : troubles.place === undefined
              ? undefined
              : t`Upišite mjesto.`
        }
      />
      <Select
        label={t`Vrsta`}
        name="vrsta"
        defaultValue={String(form.typology)}
        options={HOME_TYPOLOGIES.map((code) => ({ value: String(code), label: word('typologies', code) }))}
      />
      <div className={styles.pair}>
        {number('surface')}
        {number('floor')}
      </div>
      <div className={styles.pair}>
        {number('yearBuilt')}
        {number('seaDistance')}
      </div>
      <Select
        label={t`Stanje`}
        name="stanje"
        defaultValue={form.condition ?? ''}
        options={[
          { value: '', label: t`Bez odabira` },
          ...CONDITIONS.map((condition) => ({ value: condition, label: word('conditions', condition) })),
        ]}
      />
      <fieldset className={styles.features}>
        <legend>
          <Trans>Ima</Trans>
        </legend>
        {HOME_FEATURES.map((feature) => (
          <Checkbox
            key={feature}
            name="ima"
            value={feature}
            defaultChecked={form.features.includes(feature)}
            label={word('features', feature)}
          />
        ))}
      </fieldset>
      <Button type="submit" kind="primary">
        <Trans>Izračunaj raspon</Trans>
      </Button>
    </form>
  );
}
