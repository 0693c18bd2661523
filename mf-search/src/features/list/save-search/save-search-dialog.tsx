import { useHref, useRemote } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type SavedSearch } from '@kvadrat/contracts/api';
import { BusyButton, Dialog, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState, type ReactElement, type SyntheticEvent } from 'react';
import type { RecentSearch } from '../../../lib/recent-searches';
import { keepIntention, NO_ALERT } from './intention';
import { failureOf, sendSearch } from './send-search';
import styles from './save-search.module.css';

export interface SaveSearchDialogProps {
  search: RecentSearch;
  onClose: () => void;
  /** The visitor was asked to sign in; the search is saved after that. */
  onSignIn: () => void;
}

const NAME_MAX = 100;

/** The name of a search to be saved, or of one that is saved already. Nothing is sent about new ads yet, so that no such choice is offered. */
export function SaveSearchDialog({ search, onClose, onSignIn }: SaveSearchDialogProps): ReactElement {
  const { t, i18n } = useLingui();
  const services = useRemote();
  const { http, bus, session, toast, navigate, portalRoot } = services;
  const href = useHref();
  const form = useId();
  const [name, setName] = useState(() => proposedName(search));
  const [known, setKnown] = useState<SavedSearch | null>(null);
  const [busy, setBusy] = useState(false);
  const [nameMissing, setNameMissing] = useState(false);
  const { path } = search;

  const showKnown = (saved: SavedSearch): void => {
    setKnown(saved);
    setName(saved.name);
  };
  useEffect(() => {
    if (!session.current().authenticated) return undefined;
    const leaving = new AbortController();
    http.get(apiAddress('user/searches/find', { address: path }), { signal: leaving.signal }).then(
      // Without an answer saving still says what it finds.
      (found) => found.search !== null && showKnown(found.search),
      () => undefined,
    );
    return () => leaving.abort();
  }, [http, session, path]);

  const signIn = (): void => {
    const here = href(path);
    keepIntention({ address: path, name: name.trim(), alert: NO_ALERT });
    onClose();
    onSignIn();
    if (bus.emit('kvadrat:auth-open', { message: t`Prijavite se ili otvorite račun i pretraga će se spremiti.`, returnTo: here })) navigate(href(authPath('entry', here)));
  };
  const send = async (): Promise<void> => {
    if (known !== null) {
      await http.put(apiAddress('user/searches/{id}', { id: known.id }), { name: name.trim() });
      toast('success', t`Naziv je promijenjen.`);
      onClose();
      return;
    }
    const outcome = await sendSearch(services, { address: path, name: name.trim(), alert: NO_ALERT });
    if (outcome.known) {
      showKnown(outcome.search);
      return;
    }
    toast('success', t`Pretraga je spremljena.`);
    onClose();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    setNameMissing(name.trim() === '');
    if (name.trim() === '') return;
    if (!session.current().authenticated) {
      signIn();
      return;
    }
    setBusy(true);
    send().catch((error: unknown) => toast('error', i18n._(failureOf(error)))).finally(() => setBusy(false));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={known === null ? t`Spremi pretragu` : t`Pretraga je već spremljena`}
      closeLabel={t`Zatvori`}
      container={portalRoot}
      footer={<BusyButton type="submit" form={form} busy={busy} full>{known === null ? <Trans>Spremi</Trans> : <Trans>Spremi promjenu</Trans>}</BusyButton>}
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {known !== null && <p role="status"><Trans>Ovu pretragu već imate pod nazivom {known.name}. Možete joj promijeniti naziv.</Trans></p>}
        <TextField label={t`Naziv`} value={name} maxLength={NAME_MAX} error={nameMissing ? t`Upišite naziv.` : undefined} onChange={(event) => setName(event.target.value)} />
      </form>
    </Dialog>
  );
}

/** What the page calls the search, cut where a word ends. */
function proposedName({ title, details }: RecentSearch): string {
  const name = details === '' ? title : `${title}, ${details}`;
  return name.length <= NAME_MAX ? name : `${name.slice(0, NAME_MAX - 1).replace(/[\s,]+\S*$/, '')}…`;
}
