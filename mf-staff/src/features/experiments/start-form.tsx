import type { Experiments } from '@kvadrat/contracts/api';
import { experimentSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { useForgetPages, useRemote } from '@kvadrat/remote-kit';
import { PageFormFrame, SendButton, usePageForm } from '@kvadrat/remote-kit/form';
import { Select, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useFlagLabels } from '../../components/use-flag-labels';
import { experimentsAct } from './experiments-act';
import styles from './experiments.module.css';

const FIELDS = ['name', 'flag', 'share'] as const;
const HALF = '50';

/** Asks what is to be left out, and for how many. */
export function StartForm({
  free,
  route,
  refused,
}: {
  free: Experiments['free'];
  route: RouteLocation;
  refused: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const labels = useFlagLabels();
  const { navigate } = useRemote();
  const forgetPages = useForgetPages();
  const { problem, obstacle } = useStartTexts();
  const form = usePageForm({
    name: 'experiment',
    act: experimentsAct,
    route,
    schema: experimentSchema,
    refused,
    values: refused === undefined ? { flag: free[0] ?? '', share: HALF } : {},
    problemText: problem,
    obstacleText: obstacle,
    onTaken(path) {
      forgetPages();
      navigate(path);
    },
  });
  return (
    <section className={styles.start}>
      <h2>
        <Trans>Novi pokus</Trans>
      </h2>
      <PageFormFrame
        form={form}
        action={localizedPath(route.locale, route.path)}
        returned={refused === undefined ? null : { title: t`Ništa nije učinjeno`, intro: t`Ispravite označena polja:` }}
        fields={FIELDS}
      >
        <TextField
          label={t`Ime pokusa`}
          hint={t`Mala slova, brojke i crtice.`}
          maxLength={40}
          autoComplete="off"
          {...form.field('name')}
        />
        <Select
          label={t`Značajka koja se izostavlja`}
          options={free.map((flag) => ({ value: flag, label: labels[flag] }))}
          {...form.field('flag')}
        />
        <TextField label={t`Bez nje, %`} inputMode="decimal" maxLength={6} {...form.field('share')} />
        <SendButton form={form}>
          <Trans>Pokreni</Trans>
        </SendButton>
      </PageFormFrame>
    </section>
  );
}

function useStartTexts(): {
  problem: (field: string, rule: string | undefined) => string | undefined;
  obstacle: (obstacle: string) => string;
} {
  const { t } = useLingui();
  return {
    problem(field, rule) {
      if (rule === undefined) return undefined;
      if (field === 'name')
        return rule === 'taken'
          ? t`Pokus s tim imenom već postoji.`
          : t`Upišite od 2 do 40 malih slova, brojki ili crtica.`;
      if (field === 'flag') return rule === 'taken' ? t`Ta se značajka već ispituje.` : t`Odaberite značajku.`;
      return t`Upišite udio od 1 do 99.`;
    },
    obstacle(obstacle) {
      if (obstacle === 'signed-out')
        return t`Prijava je istekla, zato ništa nije učinjeno. Prijavite se u novoj kartici i pošaljite ponovno.`;
      if (obstacle === 'rate-limited') return t`Previše pokušaja. Pričekajte minutu i pokušajte ponovno.`;
      if (obstacle === 'connection') return t`Nema veze s poslužiteljem. Pokušajte ponovno.`;
      return t`Ne znamo je li pokus pokrenut. Učitajte stranicu ponovno.`;
    },
  };
}
