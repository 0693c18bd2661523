import { useForgetPages, useRemote } from '@kvadrat/remote-kit';
import { CSRF_FIELD } from '@kvadrat/contracts/account';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { FormMessage, readValues } from '@kvadrat/remote-kit/form';
import {
  createContext,
  useContext,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { messagesHref, readMessagesQuery } from './message-address';
import { messagesAct, TALK_FIELDS, type TalkDeed } from './messages-act';
import { useTalkTexts } from './use-talk-texts';

interface TalkPlace {
  csrf: string;
  route: RouteLocation;
  refused: RefusedForm | undefined;
  /** Asks for everything anew. */
  refresh: () => Promise<void>;
}

const TalkContext = createContext<TalkPlace | null>(null);
export const TalkProvider = TalkContext.Provider;

export function useTalkPlace(): TalkPlace {
  const place = useContext(TalkContext);
  if (place === null) throw new Error('a part of a conversation stands outside of its page');
  return place;
}

export interface TalkFormProps {
  deed: TalkDeed;
  thread: number;
  hidden?: Readonly<Record<string, string>>;
  className?: string | undefined;
  label?: string;
  /** Once it was done. */
  onTaken?: () => void;
  children: (state: { busy: boolean; typed: Readonly<Record<string, string>> }) => ReactNode;
}

/** One form of a conversation: works with scripts, without leaving the page, and without. */
export function TalkForm({
  deed,
  thread,
  hidden = {},
  className,
  label,
  onTaken,
  children,
}: TalkFormProps): ReactElement {
  const { csrf, route, refused, refresh } = useTalkPlace();
  const { http, navigate, report } = useRemote();
  const forgetPages = useForgetPages();
  const { obstacle: words, problem } = useTalkTexts();
  const fixed = { [TALK_FIELDS.deed]: deed, [TALK_FIELDS.thread]: String(thread), ...hidden };
  const isBack =
    refused !== undefined && Object.entries(fixed).every(([name, value]) => refused.values[name] === value);
  const wordsOf = ({ problems, obstacle, retryAfter }: RefusedForm): string =>
    obstacle === undefined ? Object.values(problems).map(problem).join(' ') : words(obstacle, retryAfter);
  const [said, setSaid] = useState(isBack ? wordsOf(refused) : '');
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const page = messagesHref(route.locale, { ...readMessagesQuery(route.search), reported: null });

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    const pressed =
      submitter instanceof HTMLButtonElement && submitter.name !== '' ? { [submitter.name]: submitter.value } : {};
    const values = { ...readValues(form), ...pressed };
    try {
      const outcome = await messagesAct(values, route, { http });
      if (!('redirect' in outcome)) {
        setSaid(wordsOf(outcome));
        return;
      }
      setSaid('');
      onTaken?.();
      forgetPages();
      if (outcome.redirect === page) await refresh();
      else navigate(outcome.redirect);
    } catch (error) {
      report(error, { part: 'messages-form' });
      setSaid(words('unavailable'));
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    void send(event.currentTarget, event.nativeEvent.submitter).finally(() => {
      sending.current = false;
      setBusy(false);
    });
  };
  return (
    <form method="post" action={page} className={className} aria-label={label} noValidate onSubmit={onSubmit}>
      <input type="hidden" name={CSRF_FIELD} value={csrf} />
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({ busy, typed: isBack ? refused.values : {} })}
      {said !== '' && <FormMessage tone="bad">{said}</FormMessage>}
    </form>
  );
}
