import { usePersonalPage, useHref } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink, cx, EmptyState, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { AreaFrame } from '../../components/area/area-frame';
import { Rail } from '../../components/area/rail';
import { AdPane } from './ad-pane';
import type { MessagesData } from './load-messages';
import { readMessagesQuery } from './message-address';
import styles from './messages.module.css';
import { TalkProvider } from './talk-context';
import { TalkPane } from './talk-pane';
import { ThreadList } from './thread-list';
import { useLiveTalk } from './use-live-talk';

interface ViewProps {
  data: MessagesData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}

/** Conversations of who is signed in: the list, the one that is open, and its ad; on phones one of them at a time. */
export function MessagesView({ data, route, refused }: ViewProps): ReactElement {
  return data.list === null ? (
    <SwitchedOff data={data} route={route} />
  ) : (
    <Rooms data={data} route={route} refused={refused} />
  );
}

function Rooms({ data, route, refused }: ViewProps): ReactElement {
  usePersonalPage();
  const [{ area, list, talk, isMissing, ads, now }, refresh] = useLiveTalk(data, route);
  const query = readMessagesQuery(route.search);
  const place = useMemo(() => ({ csrf: area.csrf, route, refused, refresh }), [area.csrf, route, refused, refresh]);
  const isOpen = talk !== null || isMissing;
  return (
    <TalkProvider value={place}>
      <h1 className={styles.title}>
        <VisuallyHidden>
          <Trans>Poruke</Trans>
        </VisuallyHidden>
      </h1>
      <div className={cx(styles.bar, isOpen && styles.open)}>
        <Rail area={area} route={route} />
      </div>
      <div className={cx(styles.room, isOpen && styles.open)}>
        {list !== null && (
          <ThreadList list={list} ads={ads} query={query} open={talk?.thread.id ?? null} now={now} area={area} />
        )}
        <div className={styles.talk}>
          {talk === null ? (
            <NothingOpen isMissing={isMissing} />
          ) : (
            <TalkPane key={talk.thread.id} talk={talk} query={query} now={now} />
          )}
        </div>
        {talk !== null && <AdPane talk={talk} ad={ads.find(({ id }) => id === talk.thread.listing.id) ?? null} />}
      </div>
    </TalkProvider>
  );
}

function NothingOpen({ isMissing }: { isMissing: boolean }): ReactElement {
  const { t } = useLingui();
  return isMissing ? (
    <EmptyState title={t`Tog razgovora nema`}>
      <p>
        <Trans>Možda je obrisan, ili pripada drugom računu.</Trans>
      </p>
    </EmptyState>
  ) : (
    <p className={styles.hint}>
      <Trans>Odaberite razgovor s popisa.</Trans>
    </p>
  );
}

/** Where the operator has switched messages off: conversations go on by mail. */
function SwitchedOff({ data: { area }, route }: ViewProps): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <AreaFrame area={area} route={route} title={t`Poruke`}>
      <EmptyState title={t`Razgovori sada idu e-poštom`}>
        <p>
          <Trans>
            Na svakom oglasu možete poslati upit, tražiti razgled ili predložiti cijenu. Odgovor stiže na vašu e-poštu i
            ondje nastavljate razgovor.
          </Trans>
        </p>
        <ButtonLink href={href(PATHS.defaultSearch)}>
          <Trans>Nađi oglase</Trans>
        </ButtonLink>
      </EmptyState>
    </AreaFrame>
  );
}
