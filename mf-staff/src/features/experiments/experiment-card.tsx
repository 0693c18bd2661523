import type { Experiments } from '@kvadrat/contracts/api';
import { isFlagName } from '@kvadrat/contracts/flags';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Badge, Button, Table } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DEED_FIELD, useTimes } from '../../components/staff';
import { useFlagLabels } from '../../components/use-flag-labels';
import { NAME_FIELD, STOP } from './experiments-act';
import styles from './experiments.module.css';

type Experiment = Experiments['experiments'][number];
type Goal = Experiment['differences'][number]['goal'];
type Estimate = Experiment['differences'][number]['difference'];

/** One experiment: since when it runs, what became of who got the feature and who did not, and how sure the difference is. */
export function ExperimentCard({ experiment, route }: { experiment: Experiment; route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const labels = useFlagLabels();
  const { at, share } = useTimes();
  const { name, flag, weights, startedAt, startedBy, stoppedAt, mixed } = experiment;
  const part = share(weights.off);
  const [from, to] = [at(startedAt), stoppedAt === null ? '' : at(stoppedAt)];
  return (
    <section className={styles.experiment}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <Badge tone={stoppedAt === null ? 'good' : 'plain'}>
          {stoppedAt === null ? <Trans>traje</Trans> : <Trans>zaustavljen</Trans>}
        </Badge>
      </div>
      <p className={styles.note}>
        {isFlagName(flag) ? labels[flag] : flag}: <Trans>bez nje {part}</Trans>.{' '}
        {stoppedAt === null ? (
          <Trans>
            Od {from}, pokretač {startedBy}.
          </Trans>
        ) : (
          <Trans>
            Od {from} do {to}, pokretač {startedBy}.
          </Trans>
        )}
      </p>
      <Arms experiment={experiment} />
      <Differences experiment={experiment} />
      {mixed > 0 && (
        <p className={styles.note}>
          <Trans>Vidjeli su i jedno i drugo, pa nisu ubrojeni: {mixed}.</Trans>
        </p>
      )}
      {stoppedAt === null && (
        <form method="post" action={localizedPath(route.locale, route.path)}>
          <input type="hidden" name={NAME_FIELD} value={name} />
          <Button type="submit" name={DEED_FIELD} value={STOP} aria-label={t`Zaustavi pokus ${name}`}>
            <Trans>Zaustavi</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}

function Arms({ experiment: { arms } }: { experiment: Experiment }): ReactElement {
  const { t } = useLingui();
  const { count } = useTimes();
  const span = useSpan();
  const names = { on: t`Sa značajkom`, off: t`Bez nje` };
  const goal = (row: Experiment['arms'][number], wanted: Goal): string => {
    const found = row.goals.find((counted) => counted.goal === wanted);
    return found === undefined || row.visitors === 0 ? '–' : span(found.share);
  };
  return (
    <Table
      caption={t`Posjetitelji i što su učinili`}
      hideCaption
      rows={arms}
      rowKey={({ arm }) => arm}
      columns={[
        { header: t`Stranice`, cell: ({ arm }) => names[arm], rowHeader: true },
        { header: t`Posjetitelji`, cell: ({ visitors }) => count(visitors), numeric: true },
        { header: t`Otvorili oglas`, cell: (row) => goal(row, 'opened'), numeric: true },
        { header: t`Javili se`, cell: (row) => goal(row, 'contacted'), numeric: true },
      ]}
    />
  );
}

/** Says in words whether the interval leaves out that there is no difference. */
function Differences({ experiment: { arms, differences } }: { experiment: Experiment }): ReactElement | null {
  const { t } = useLingui();
  const span = useSpan();
  const names: Record<Goal, string> = { opened: t`Otvorili oglas`, contacted: t`Javili se` };
  if (arms.some(({ visitors }) => visitors === 0)) return null;
  const verdict = ({ low, high }: Estimate): string =>
    low > 0 ? t`sa značajkom više` : high < 0 ? t`sa značajkom manje` : t`razlika nije dokazana`;
  return (
    <dl className={styles.differences}>
      {differences.map(({ goal, difference }) => (
        <div key={goal}>
          <dt>{names[goal]}</dt>
          <dd>
            {span(difference)}: {verdict(difference)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A share with its interval of 95 %. */
function useSpan(): (estimate: Estimate) => string {
  const { share } = useTimes();
  return ({ value, low, high }) => `${share(value)} (${share(low)} – ${share(high)})`;
}
