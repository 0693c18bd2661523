import { FormMessage } from '@kvadrat/remote-kit/form';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { AccordionItem, Accordion, Badge } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { BreakForm, BrokenNotes } from './break-form';
import { ChangeForm } from './change-form';
import { History } from './history';
import { ReleaseCard } from './release-card';
import { REMOTE_FIELD } from './remotes-act';
import type { Remote } from './remotes-data';
import styles from './remotes.module.css';

export interface RemoteCardProps {
  remote: Remote;
  revision: number;
  route: RouteLocation;
  refused: RefusedForm | undefined;
}

/** One remote: its releases and how they do, its history, and what can be done about it. */
export function RemoteCard({ remote, revision, route, refused }: RemoteCardProps): ReactElement {
  const { t } = useLingui();
  const { name, state, releases, broken } = remote;
  const isBack = refused !== undefined && refused.values[REMOTE_FIELD] === name;
  return (
    <article className={styles.remote} id={name}>
      <header className={styles.remoteHead}>
        <h2>{name}</h2>
        {state === 'on' ? (
          <Badge tone="good">
            <Trans context="modul">uključen</Trans>
          </Badge>
        ) : (
          <Badge tone="bad">
            <Trans context="modul">isključen</Trans>
          </Badge>
        )}
      </header>
      <RenderingNote remote={remote} />
      {broken !== null && <BrokenNotes broken={broken} />}
      <div className={styles.releases}>
        {releases.map((release) => (
          <ReleaseCard key={`${release.part} ${release.release}`} release={release} remote={remote} />
        ))}
      </div>
      <Accordion>
        <AccordionItem title={t`Promjena`} open={isBack || undefined}>
          <div className={styles.change}>
            <ChangeForm
              key={revision}
              remote={remote}
              revision={revision}
              route={route}
              refused={isBack ? refused : undefined}
            />
          </div>
        </AccordionItem>
        <AccordionItem title={t`Povijest`}>
          <History remote={remote} />
        </AccordionItem>
        {broken !== null && (
          <AccordionItem title={t`Pokvari modul`}>
            <BreakForm name={name} broken={broken} route={route} />
          </AccordionItem>
        )}
      </Accordion>
    </article>
  );
}

/** Says who makes the pages where it is not the live release. */
function RenderingNote({ remote: { rendering, stable: release, previous } }: { remote: Remote }): ReactElement | null {
  if (rendering === 'failing')
    return (
      <FormMessage tone="bad">
        <Trans>Poslužiteljski paket izdanja {release} ne radi. Stranice nastaju tek u pregledniku.</Trans>
      </FormMessage>
    );
  if (rendering !== 'unreadable') return null;
  return previous === null ? (
    <FormMessage tone="bad">
      <Trans>
        Poslužiteljski paket izdanja {release} nije čitljiv, a prethodnog izdanja nema. Stranice nastaju tek u
        pregledniku.
      </Trans>
    </FormMessage>
  ) : (
    <FormMessage tone="bad">
      <Trans>
        Poslužiteljski paket izdanja {release} nije čitljiv. Stranice izrađuje prethodno izdanje {previous}.
      </Trans>
    </FormMessage>
  );
}
