import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { useState } from 'react';

/** Number of the agency, or why it is not told. */
export type PhoneAnswer = { kind: 'told'; phone: string } | { kind: 'too-often' } | { kind: 'unavailable' };

/** How to call the agency, once the visitor has asked. */
export function usePhone(slug: string): { answer: PhoneAnswer | null; ask: () => void } {
  const { http } = useRemote();
  const [answer, setAnswer] = useState<PhoneAnswer | null>(null);
  const [asking, setAsking] = useState(false);
  return {
    answer,
    ask: () => {
      if (asking || answer?.kind === 'told') return;
      setAsking(true);
      void http
        .post(apiAddress('agencies/{slug}/phone', { slug }), {})
        .then(
          ({ phone }): PhoneAnswer => ({ kind: 'told', phone }),
          (error: unknown): PhoneAnswer => ({
            kind: isAppError(error) && error.status === 429 ? 'too-often' : 'unavailable',
          }),
        )
        .then((next) => {
          setAnswer(next);
          setAsking(false);
        });
    },
  };
}
