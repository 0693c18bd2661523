import { useRemote, useTrack } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { useState } from 'react';

/** Number of the advertiser, or why it is not told. */
export type ContactAnswer = { kind: 'told'; phone: string } | { kind: 'too-often' } | { kind: 'unavailable' };

export interface ContactState {
  answer: ContactAnswer | null;
  /** Asks the server once; a failed request may be made again. */
  ask: () => void;
}

/** How to call the advertiser, once the visitor has asked. */
export function useContact(id: number): ContactState {
  const { http } = useRemote();
  const track = useTrack();
  const [answer, setAnswer] = useState<ContactAnswer | null>(null);
  const [asking, setAsking] = useState(false);
  return {
    answer,
    ask: () => {
      if (asking || answer?.kind === 'told') return;
      setAsking(true);
      void http
        .post(apiAddress('listings/{id}/phone', { id }), {})
        .then(
          ({ phone }): ContactAnswer => ({ kind: 'told', phone }),
          (error: unknown): ContactAnswer => ({
            kind: isAppError(error) && error.status === 429 ? 'too-often' : 'unavailable',
          }),
        )
        .then((next) => {
          if (next.kind === 'told') track('Phone Revealed', { listing_id: id });
          setAnswer(next);
          setAsking(false);
        });
    },
  };
}
