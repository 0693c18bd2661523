import type { Replays } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Button, Table } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useTimes } from '../../components/staff';
import { minutesOf } from './minutes';
import { ReplayPlayer } from './replay-player';
import { REPLAY_FIELD } from './replays-act';
import styles from './replays.module.css';

type ListedReplay = Replays['replays'][number];

const KILOBYTE = 1000;

/** All recordings, and above them the one that is shown. */
export function ReplaysView({ data: { replays }, route }: { data: Replays; route: RouteLocation }): ReactElement {
  const asked = new URLSearchParams(route.search).get(REPLAY_FIELD);
  const shown = replays.find(({ id }) => id === asked);
  return (
    <div className={styles.parts}>
      <p className={styles.note}>
        <Trans>
          Stranica s porukama, samo prijavljenih koji su pristali na snimanje. Riječi i slike su skrivene. Snimka se
          čuva 30 dana i nestaje kad osoba povuče pristanak.
        </Trans>
      </p>
      {shown !== undefined && <Shown replay={shown} />}
      {replays.length === 0 ? (
        <p className={styles.note}>
          <Trans>Još nema snimki.</Trans>
        </p>
      ) : (
        <List replays={replays} route={route} />
      )}
    </div>
  );
}

function Shown({ replay: { id, startedAt } }: { replay: ListedReplay }): ReactElement {
  const { t } = useLingui();
  const { at } = useTimes();
  const time = at(startedAt);
  const title = t`Snimka od ${time}`;
  return (
    <section className={styles.shown}>
      <h2>{title}</h2>
      <ReplayPlayer key={id} id={id} title={title} />
    </section>
  );
}

function List({ replays, route }: { replays: readonly ListedReplay[]; route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const { at, count } = useTimes();
  const here = localizedPath(route.locale, route.path);
  return (
    <Table
      caption={t`Snimke`}
      hideCaption
      rows={replays}
      rowKey={({ id }) => id}
      columns={[
        {
          header: t`Početak`,
          cell: ({ id, startedAt }) => <a href={`${here}?${REPLAY_FIELD}=${id}`}>{at(startedAt)}</a>,
          rowHeader: true,
        },
        { header: t`Trajanje`, cell: ({ seconds }) => minutesOf(seconds), numeric: true },
        { header: t`Veličina, kB`, cell: ({ bytes }) => count(Math.ceil(bytes / KILOBYTE)), numeric: true },
        { header: t`Brisanje`, cell: (replay) => <DeleteForm replay={replay} here={here} />, numeric: true },
      ]}
    />
  );
}

function DeleteForm({ replay: { id, startedAt }, here }: { replay: ListedReplay; here: string }): ReactElement {
  const { t } = useLingui();
  const { at } = useTimes();
  const time = at(startedAt);
  return (
    <form method="post" action={here}>
      <input type="hidden" name={REPLAY_FIELD} value={id} />
      <Button type="submit" small aria-label={t`Obriši snimku od ${time}`}>
        <Trans>Obriši</Trans>
      </Button>
    </form>
  );
}
