import { useRemote } from '@kvadrat/build/remote';
import { useState } from 'react';
import { askContact, type ContactAnswer } from '../ad-loader';

export interface ContactState {
  answer: ContactAnswer | null;
  /** Asks the server once; a failed request may be made again. */
  ask: () => void;
}

/** How to reach the advertiser, once the visitor has asked. */
export function useContact(id: number, known: ContactAnswer | null): ContactState {
  const { http } = useRemote();
  const [answer, setAnswer] = useState(known);
  const [asking, setAsking] = useState(false);
  return {
    answer,
    ask: () => {
      if (asking || answer?.kind === 'told') return;
      setAsking(true);
      void askContact(http, id).then((next) => {
        setAnswer(next);
        setAsking(false);
      });
    },
  };
}
