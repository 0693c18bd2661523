import { Notice } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactElement } from 'react';
import type { LeadFailure, LeadState } from './use-send-lead';

/** How the sending goes, where readers hear it. */
export function LeadNotice({ state, isRequest }: { state: LeadState; isRequest: boolean }): ReactElement {
  const offline = useSyncExternalStore((changed) => onlineManager.subscribe(changed), () => !onlineManager.isOnline(), () => false);
  return (
    <>
      <div role="status">
        {state.kind === 'sending' && offline && (
          <Notice>{isRequest ? <Trans>Nema veze. Slanje čeka najviše jednu minutu i kreće čim se veza vrati.</Trans> : <Trans>Nema veze. Poruka čeka najviše jednu minutu i šalje se čim se veza vrati.</Trans>}</Notice>
        )}
      </div>
      <div role="alert">{state.kind === 'failed' && <Notice tone="bad">{isRequest ? <RequestFailure failure={state.failure} /> : <MessageFailure failure={state.failure} />}</Notice>}</div>
    </>
  );
}

function MessageFailure({ failure }: { failure: LeadFailure }): ReactElement {
  switch (failure) {
    case 'offline':
      return <Trans>Poruka nije poslana jer nema veze. Tekst je ostao; pokušajte ponovno kad se veza vrati.</Trans>;
    case 'too-often':
      return <Trans>Upravo je poslano previše poruka. Pričekajte sat vremena pa pokušajte ponovno.</Trans>;
    case 'gone':
      return <Trans>Oglas više nije u ponudi, pa poruku nije moguće poslati.</Trans>;
    case 'taken':
    case 'refused':
      return <Trans>Poruka nije primljena. Provjerite polja i pošaljite je ponovno.</Trans>;
    case 'other':
      return <Trans>Poruka nije poslana. Tekst je ostao; pokušajte ponovno.</Trans>;
  }
}

/** Of a visit or a price that was asked for. */
function RequestFailure({ failure }: { failure: LeadFailure }): ReactElement {
  switch (failure) {
    case 'offline':
      return <Trans>Nije poslano jer nema veze. Upisano je ostalo; pokušajte ponovno kad se veza vrati.</Trans>;
    case 'too-often':
      return <Trans>Upravo je poslano previše zahtjeva. Pričekajte sat vremena pa pokušajte ponovno.</Trans>;
    case 'gone':
      return <Trans>Oglas više nije u ponudi, pa slanje nije moguće.</Trans>;
    case 'taken':
      return <Trans>Termin je u međuvremenu zauzet, ili je razgled već dogovoren. Odaberite drugi termin.</Trans>;
    case 'refused':
      return <Trans>Zahtjev nije primljen. Provjerite polja i pošaljite ponovno.</Trans>;
    case 'other':
      return <Trans>Slanje nije uspjelo. Upisano je ostalo; pokušajte ponovno.</Trans>;
  }
}
