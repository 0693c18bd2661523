import { useRemote } from '@kvadrat/remote-kit';
import { dropDraft, readValues } from '@kvadrat/remote-kit/form';
import { apiAddress, type OwnAd } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { OwnAdStep } from '@kvadrat/contracts/forms';
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { saidOfStep } from './publish-act';

/** From the last key to the call; with the call itself it is saved within two seconds. */
const PAUSE_MS = 1000;
/** After a failure it is tried again by itself. */
const RETRY_MS = 5000;

export type SaveState =
  | { kind: 'idle' | 'saving' | 'failed' }
  | { kind: 'saved'; at: Date }
  /** What another device has written meanwhile, by field. */
  | { kind: 'conflict'; theirs: Readonly<Record<string, string>> };

export interface Autosave {
  state: SaveState;
  /** Of what is saved. */
  version: number;
  onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Waits for what is on its way. @returns the version that is saved then */
  settle: () => Promise<number>;
  /** Looks what the other device has written, after a form was refused for it. */
  lookAtOther: () => Promise<void>;
}

/** Saves a step while somebody types: a second after the last key, and again by itself after a failure. */
export function useAutosave(step: OwnAdStep, draft: OwnAd | null, formName: string): Autosave {
  const { http, locale, report } = useRemote();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [version, setVersion] = useState(draft?.version ?? 0);
  const known = useRef(version);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const isLeft = useRef(false);
  const link = draft?.link ?? null;

  const remember = useCallback((next: number): void => {
    known.current = next;
    setVersion(next);
  }, []);

  const lookAtOther = useCallback(async (): Promise<void> => {
    if (link === null) return;
    const other = await http.get(apiAddress('own-ads/draft', { veza: link, locale }));
    remember(other.version);
    setState({ kind: 'conflict', theirs: other.fields });
  }, [http, link, locale, remember]);

  /** @returns whether it has to be tried again */
  const save = useCallback(
    async (form: HTMLFormElement): Promise<boolean> => {
      if (link === null) return false;
      setState({ kind: 'saving' });
      try {
        const fields = saidOfStep(step, readValues(form));
        const saved = await http.put(apiAddress('own-ads/draft', { veza: link }), { version: known.current, fields });
        remember(saved.version);
        dropDraft(formName);
        setState({ kind: 'saved', at: new Date() });
        return false;
      } catch (error) {
        if (!isAppError(error)) report(error);
        const isTaken = isAppError(error) && error.status === 409;
        if (isTaken && (await lookAtOther().then(yes, no))) return false;
        setState({ kind: 'failed' });
        return isTaken || isPassing(error);
      }
    },
    [formName, http, link, lookAtOther, remember, report, step],
  );

  function later(form: HTMLFormElement, pause: number): void {
    clearTimeout(timer.current);
    if (isLeft.current) return;
    timer.current = setTimeout(() => {
      running.current = running.current.then(async () => {
        if (await save(form)) later(form, RETRY_MS);
      });
    }, pause);
  }

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  return {
    state,
    version,
    lookAtOther,
    onInput: ({ currentTarget: form }) => {
      if (link !== null) later(form, PAUSE_MS);
    },
    async settle() {
      clearTimeout(timer.current);
      await running.current;
      return known.current;
    },
  };
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** Whether the same call can go well a little later. */
function isPassing(error: unknown): boolean {
  return isAppError(error) && (error.status === undefined || error.status >= 500 || error.status === 429);
}
