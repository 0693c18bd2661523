import type { StaffRemotes } from '@kvadrat/contracts/api';
import { Badge } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useTimes } from '../../components/staff';
import { CodeLink } from './code-link';
import type { Release, Remote } from './remotes-data';
import styles from './remotes.module.css';

type Figures = Release['day'];
type LoadTimes = StaffRemotes['remotes'][number]['releases'][number]['day']['load'];

/** One release of a remote: what it is to visitors, and what they tell about it. */
export function ReleaseCard({
  release: { part, release, publishedAt, hour, day },
  remote,
}: {
  release: Release;
  remote: Remote;
}): ReactElement {
  const times = useTimes();
  const published = publishedAt === null ? null : times.at(publishedAt);
  return (
    <section className={styles.release} data-release={release} data-part={part}>
      <h3 className={styles.releaseName}>
        <PartBadge part={part} /> {release}
      </h3>
      <p className={styles.notes}>
        {part === 'canary' && remote.canary !== null && <CanaryShare canary={remote.canary} />}
        {published !== null && (
          <span>
            <Trans>Objavljeno {published}</Trans>
          </span>
        )}
      </p>
      <ReleaseFigures hour={hour} day={day} />
      {day.codes.length > 0 && (
        <ul className={styles.codes}>
          {day.codes.map(({ code, count }) => (
            <li key={code}>
              <CodeLink code={code} /> × {times.count(count)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ReleaseFigures({ hour, day }: Pick<Release, 'hour' | 'day'>): ReactElement {
  const times = useTimes();
  const { notFound, gone, failed } = day.missing;
  return (
    <dl className={styles.figures}>
      <Figure
        name={
          <>
            <Trans>Greške</Trans>, <Trans>sat</Trans>
          </>
        }
      >
        <Failures figures={hour} />
      </Figure>
      <Figure
        name={
          <>
            <Trans>Greške</Trans>, <Trans>dan</Trans>
          </>
        }
      >
        <Failures figures={day} />
      </Figure>
      <Figure
        name={
          <>
            <Trans>Prikazi</Trans>, <Trans>sat</Trans> / <Trans>dan</Trans>
          </>
        }
      >
        {times.count(hour.views)} / {times.count(day.views)}
      </Figure>
      <Figure
        name={
          <>
            <Trans>Učitavanje, ms</Trans> p50 · p75 · p95
          </>
        }
      >
        <Milliseconds times={day.load} />
      </Figure>
      <Figure
        name={
          <>
            <Trans>Pokretanje, ms</Trans> p50 · p75 · p95
          </>
        }
      >
        <Milliseconds times={day.mount} />
      </Figure>
      <Figure name={<Trans>Datoteke 404 / 410 / 500, dan</Trans>}>
        {notFound} / {gone} / {failed}
      </Figure>
    </dl>
  );
}

function PartBadge({ part }: Pick<Release, 'part'>): ReactElement {
  if (part === 'stable')
    return (
      <Badge tone="good">
        <Trans>u upotrebi</Trans>
      </Badge>
    );
  if (part === 'canary')
    return (
      <Badge tone="sea">
        <Trans>na probi</Trans>
      </Badge>
    );
  if (part === 'previous')
    return (
      <Badge>
        <Trans>prethodno</Trans>
      </Badge>
    );
  return (
    <Badge>
      <Trans>starija izdanja</Trans>
    </Badge>
  );
}

function CanaryShare({ canary }: { canary: NonNullable<Remote['canary']> }): ReactElement {
  const times = useTimes();
  const percent = times.count(canary.percent);
  const until = times.at(canary.until);
  return (
    <span>
      <Trans>
        {percent} % posjetitelja, do {until}
      </Trans>
    </span>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Count, and the share of views where there are any: a page that fails tells it once. */
function Failures({ figures: { failures, views } }: { figures: Figures }): ReactElement {
  const times = useTimes();
  return (
    <span data-bad={failures > 0 || undefined}>
      {times.count(failures)}
      {views > 0 && ` (${times.share(failures / views)})`}
    </span>
  );
}

function Milliseconds({ times }: { times: LoadTimes }): ReactElement {
  return times === null ? (
    <Trans>nema podataka</Trans>
  ) : (
    <>
      {times.p50} · {times.p75} · {times.p95}
    </>
  );
}
