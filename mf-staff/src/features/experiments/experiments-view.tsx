import type { Experiments } from '@kvadrat/contracts/api';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ExperimentCard } from './experiment-card';
import styles from './experiments.module.css';
import { StartForm } from './start-form';

/** The form that starts an experiment, and all experiments with their results, running ones first. */
export function ExperimentsView({
  data: { free, experiments },
  route,
  refused,
}: {
  data: Experiments;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  return (
    <div className={styles.parts}>
      <p className={styles.note}>
        <Trans>
          Pokus dijelu posjetitelja izostavlja jednu značajku. Tko dopušta pogodnosti, svaki put dobiva isto; ostalima
          se odlučuje za svaku učitanu stranicu. U rezultate ulaze samo oni koji su pristali na mjerenje.
        </Trans>
      </p>
      {free.length > 0 && <StartForm free={free} route={route} refused={refused} />}
      {experiments.length === 0 ? (
        <p className={styles.note}>
          <Trans>Još nije bilo pokusa.</Trans>
        </p>
      ) : (
        experiments.map((experiment) => <ExperimentCard key={experiment.name} experiment={experiment} route={route} />)
      )}
    </div>
  );
}
