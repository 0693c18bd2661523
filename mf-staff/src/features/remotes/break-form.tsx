import { FormMessage } from '@kvadrat/remote-kit/form';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Button, Select } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DEED_FIELD } from '../../components/staff';
import { BREAK, REMOTE_FIELD } from './remotes-act';
import type { Remote } from './remotes-data';
import styles from './remotes.module.css';
import { BREAKAGES, useBreakageWords } from './use-breakage-words';

type Broken = NonNullable<Remote['broken']>;

/** The switch that breaks a remote; on developers' servers only. The browser sends it by itself: what is broken is broken for a whole document. */
export function BreakForm({
  name,
  broken: { here, forAll },
  route,
}: {
  name: string;
  broken: Broken;
  route: RouteLocation;
}): ReactElement {
  const { t } = useLingui();
  const words = useBreakageWords();
  return (
    <form className={styles.form} method="post" action={localizedPath(route.locale, route.path)}>
      <p>
        <Trans>Samo na razvojnom poslužitelju: pokažite što posjetitelj vidi kad modul ne radi.</Trans>
      </p>
      <input type="hidden" name={DEED_FIELD} value={BREAK} />
      <input type="hidden" name={REMOTE_FIELD} value={name} />
      <Select
        label={t`Kvar`}
        name="breakage"
        defaultValue={here ?? forAll ?? BREAKAGES[0]}
        options={BREAKAGES.map((value) => ({ value, label: words[value] }))}
      />
      <div className={styles.buttons}>
        <Button type="submit" name="scope" value="here">
          <Trans>U ovom pregledniku</Trans>
        </Button>
        <Button type="submit" name="scope" value="all">
          <Trans>Za sve</Trans>
        </Button>
        {(here !== null || forAll !== null) && (
          <Button type="submit" kind="primary" name="scope" value="mend">
            <Trans>Popravi</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

/** Says that a remote is broken on purpose, so that nobody looks for a reason. */
export function BrokenNotes({ broken: { here, forAll } }: { broken: Broken }): ReactElement {
  const words = useBreakageWords();
  const [breakage, breakageForAll] = [here, forAll].map((one) => (one === null ? null : words[one]));
  return (
    <>
      {typeof breakage === 'string' && (
        <FormMessage tone="warn">
          <Trans>Pokvaren u ovom pregledniku: {breakage}.</Trans>
        </FormMessage>
      )}
      {typeof breakageForAll === 'string' && (
        <FormMessage tone="warn">
          <Trans>Pokvaren za sve: {breakageForAll}.</Trans>
        </FormMessage>
      )}
    </>
  );
}
