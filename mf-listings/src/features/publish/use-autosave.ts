import { useRemote } from '@kvadrat/remote-kit';
import { dropDraft, readValues } from '@kvadrat/remote-kit/form';
import { apiAddress, type OwnAd } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { OwnAdStep } from '@kvadrat/contracts/forms';
import { useCallback, useRef, useState, type SyntheticEvent } from 'react';
import { Agreement, type Values } from './agreement';
import { saidOfStep } from './publish-act';
import { useLaterSave } from './use-later-save';

export type SaveState =
  | { kind: 'idle' | 'saving' | 'failed' | 'signed-out' }
  | { kind: 'saved'; at: Date }
  /** What another device has written meanwhile, by field, and the fields that are to be decided here. */
  | { kind: 'conflict'; theirs: Values; open: readonly string[] };

interface Settled {
  /** Of what is saved. */
  version: number;
  /** Fields that turned out to be changed on both sides only now: nobody has read so yet. */
  unread: readonly string[];
}

export interface Autosave {
  state: SaveState;
  /** Of what is saved. */
  version: number;
  onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Waits for what is on its way. */
  settle: () => Promise<Settled>;
  /** What the form says, with what another device has said where nobody types. */
  complete: (said: Values) => Values;
  /** Looks what the other device has written, after a form was refused for it. */
  lookAtOther: () => Promise<void>;
}

/** Saves a step while somebody types; where another device writes the same ad, neither overwrites the other. */
export function useAutosave(step: OwnAdStep, draft: OwnAd | null, formName: string): Autosave {
  const { http, locale, report } = useRemote();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [version, setVersion] = useState(draft?.version ?? 0);
  const known = useRef(version);
  const link = draft?.link ?? null;
  const [agreement] = useState(() => new Agreement(draft?.fields ?? {}));

  const remember = useCallback((next: number): void => {
    known.current = next;
    setVersion(next);
  }, []);

  /** Looks what the other device has written; of a form that was not taken the page itself says which fields are meant. */
  const lookAtOther = useCallback(
    async (meet?: (theirs: Values) => void): Promise<void> => {
      if (link === null) return;
      const { version: next, fields: theirs } = await http.get(apiAddress('own-ads/draft', { veza: link, locale }));
      remember(next);
      meet?.(theirs);
      const isAgreed = meet !== undefined && agreement.open.length === 0;
      setState(isAgreed ? { kind: 'saved', at: new Date() } : { kind: 'conflict', theirs, open: agreement.open });
    },
    [agreement, http, link, locale, remember],
  );

  /** @returns whether it has to be tried again */
  const save = useCallback(
    async (form: HTMLFormElement): Promise<boolean> => {
      if (link === null) return false;
      if (agreement.open.length === 0) setState({ kind: 'saving' });
      const said = saidOfStep(step, readValues(form));
      try {
        const fields = agreement.toSave(said);
        const saved = await http.put(apiAddress('own-ads/draft', { veza: link }), { version: known.current, fields });
        remember(saved.version);
        agreement.saved(fields);
        dropDraft(formName);
        if (agreement.open.length === 0) setState({ kind: 'saved', at: new Date() });
        return false;
      } catch (error) {
        if (!isAppError(error)) report(error);
        const isTaken = isAppError(error) && error.status === 409;
        const meet = (theirs: Values): void =>
          agreement.meet(form, said, Object.keys((isTaken && error.problems) || {}), theirs);
        if (isTaken && (await lookAtOther(meet).then(yes, no))) return false;
        setState({ kind: isAppError(error) && error.status === 401 ? 'signed-out' : 'failed' });
        return isTaken || isPassing(error);
      }
    },
    [agreement, formName, http, link, lookAtOther, remember, report, step],
  );

  const { touch, settle } = useLaterSave(save);

  return {
    state,
    version,
    lookAtOther: () => lookAtOther(),
    complete: (said) => agreement.complete(said),
    onInput: ({ currentTarget: form, target }) => {
      if (link === null) return;
      const hasDecided = target instanceof Element && agreement.decide(target.getAttribute('name') ?? '');
      if (hasDecided) setState((now) => (now.kind === 'conflict' ? { ...now, open: agreement.open } : now));
      touch(form);
    },
    async settle() {
      const read = agreement.open;
      await settle();
      return { version: known.current, unread: agreement.open.filter((name) => !read.includes(name)) };
    },
  };
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** Whether the same call can go well a little later. */
function isPassing(error: unknown): boolean {
  return isAppError(error) && (error.status === undefined || error.status >= 500 || error.status === 429);
}
