import { pageTools, useLaterMessages, useRemote } from '@kvadrat/remote-kit';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { BellIcon, Button } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactElement } from 'react';
import { INTENTION_KEY } from './intention-key';
import type { FoundList } from './list-loader';
import type { SaveSearchDialogProps } from './save-search/save-search-dialog';
import { useSearchWords } from './use-search-words';
import styles from './list.module.css';

/** Saves the list's search. The dialog comes with the press; so does what goes on after signing in. */
export function SaveSearchButton({ data, criteria }: { data: FoundList; criteria: SearchCriteria }): ReactElement {
  const { t, i18n } = useLingui();
  const services = useRemote();
  const search = useSearchWords(data, criteria);
  const addLaterMessages = useLaterMessages();
  const [part, setPart] = useState<{ Dialog: (props: SaveSearchDialogProps) => ReactElement } | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (pageTools.tab.get(INTENTION_KEY) === null) return undefined;
    const leaving = new AbortController();
    Promise.all([
      import(/* webpackChunkName: "save-search" */ './save-search/save-later'),
      addLaterMessages(i18n),
    ]).then(([{ saveLater }]) => saveLater(services, i18n, leaving.signal), services.report);
    return () => leaving.abort();
  }, [asked, services, i18n, addLaterMessages]);
  const open = (): void => {
    Promise.all([
      import(/* webpackChunkName: "save-search" */ './save-search/save-search-dialog'),
      addLaterMessages(i18n),
    ]).then(
      ([{ SaveSearchDialog }]) => setPart({ Dialog: SaveSearchDialog }),
      () => services.toast('error', t`Nema veze s poslužiteljem. Pokušajte ponovno.`),
    );
  };
  return (
    <>
      <Button small kind="outlined" className={styles.saveSearch} onClick={open}>
        <BellIcon />
        <Trans>Spremi pretragu</Trans>
      </Button>
      {part !== null && (
        <part.Dialog search={search} onClose={() => setPart(null)} onSignIn={() => setAsked(asked + 1)} />
      )}
    </>
  );
}
