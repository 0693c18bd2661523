import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type SavedSearch } from '@kvadrat/contracts/api';
import { useHref, useRemote } from '@kvadrat/remote-kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { RecentSearch } from '../../../lib/recent-searches';
import { keepIntention, type Alert } from './intention';
import { proposedName } from './proposed-name';
import { failureOf, sendSearch } from './send-search';

/** A search on its way to be saved under a name. */
export interface Saving {
  name: string;
  setName: (name: string) => void;
  /** How soon new ads are told of. */
  alert: Alert;
  setAlert: (alert: Alert) => void;
  /** As it is saved already; null for a new one. */
  known: SavedSearch | null;
  busy: boolean;
  /** Saves, or asks a stranger to sign in and saves after that. */
  save: () => void;
}

export function useSaving({
  search,
  onClose,
  onSignIn,
}: {
  search: RecentSearch;
  onClose: () => void;
  onSignIn: () => void;
}): Saving {
  const { t, i18n } = useLingui();
  const services = useRemote();
  const { http, bus, session, toast, navigate } = services;
  const href = useHref();
  const [name, setName] = useState(() => proposedName(search));
  const [alert, setAlert] = useState<Alert>('none');
  const [known, setKnown] = useState<SavedSearch | null>(null);
  const [busy, setBusy] = useState(false);
  const { path } = search;

  const showKnown = (saved: SavedSearch): void => {
    setKnown(saved);
    setName(saved.name);
    setAlert(saved.alert);
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
    keepIntention({ address: path, name: name.trim(), alert });
    onClose();
    onSignIn();
    if (
      bus.emit('kvadrat:auth-open', {
        message: t`Prijavite se ili otvorite račun i pretraga će se spremiti.`,
        returnTo: here,
      })
    )
      navigate(href(authPath('entry', here)));
  };
  const send = async (): Promise<void> => {
    if (known !== null) {
      await http.put(apiAddress('user/searches/{id}', { id: known.id }), {
        name: name.trim(),
        ...(alert === known.alert ? {} : { alert }),
      });
      toast('success', alert === known.alert ? t`Naziv je promijenjen.` : t`Pretraga je promijenjena.`);
      onClose();
      return;
    }
    const outcome = await sendSearch(services, { address: path, name: name.trim(), alert });
    if (outcome.known) {
      showKnown(outcome.search);
      return;
    }
    toast('success', t`Pretraga je spremljena.`);
    onClose();
  };
  const save = (): void => {
    if (!session.current().authenticated) {
      signIn();
      return;
    }
    setBusy(true);
    send()
      .catch((error: unknown) => toast('error', i18n._(failureOf(error))))
      .finally(() => setBusy(false));
  };
  return { name, setName, alert, setAlert, known, busy, save };
}
