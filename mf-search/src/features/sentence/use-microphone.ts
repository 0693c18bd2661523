import { useRemote, watchMicrophone, type MicrophoneState } from '@kvadrat/remote-kit';
import { MICROPHONE_KEY } from '@kvadrat/contracts/constants';
import { atom, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';

const STATES: readonly (string | null)[] = ['prompt', 'granted', 'denied'] satisfies readonly MicrophoneState[];
/** Outlives the page where storage is blocked; null before anything was heard of it. */
const stateAtom = atom<MicrophoneState | null>(null);

/**
 * Keeps what the browser says of the microphone in this browser, and announces each change once.
 * @returns takes what was learnt by using it, where the browser does not tell by itself
 */
export function useMicrophone(): (state: MicrophoneState) => void {
  const { bus, storage } = useRemote();
  const store = useStore();
  const learn = useCallback(
    (state: MicrophoneState): void => {
      const stored = storage.get(MICROPHONE_KEY);
      const before = store.get(stateAtom) ?? (isState(stored) ? stored : 'prompt');
      store.set(stateAtom, state);
      if (state === before) return;
      storage.set(MICROPHONE_KEY, state);
      bus.emit('kvadrat:microphone-changed', { state });
    },
    [bus, storage, store],
  );
  useEffect(() => watchMicrophone(learn), [learn]);
  return learn;
}

function isState(value: string | null): value is MicrophoneState {
  return STATES.includes(value);
}
