import { useRemote } from '@kvadrat/remote-kit';
import type { EnquiryForm, SentEnquiry } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LeadValues } from './lead-fields';

/** Why a message has not gone; what was typed stays. */
export type LeadFailure = 'offline' | 'too-often' | 'gone' | 'refused' | 'taken' | 'other';

export type LeadState = { kind: 'typing' } | { kind: 'sending' } | { kind: 'done'; outcome: SentEnquiry['state']; email: string } | { kind: 'failed'; failure: LeadFailure };

const FORM_CALL = '/api-next/enquiries/form/';
/** The server takes nothing that comes faster after its key than people type. */
const LEAST_MS = 1200;

interface SendLead {
  state: LeadState;
  /** What is known of who is signed in, once it has come. */
  form: EnquiryForm | null;
  send: (values: LeadValues) => Promise<void>;
}

/**
 * Sends a form of an ad once, however often the button is pressed: presses while it is under way are ignored, and the form's key
 * makes one of what a network repeats. Offline it waits for at most a minute, as every request does.
 * @param bodyOf what the form says beyond who writes
 */
export function useSendLead(call: string, bodyOf: (values: LeadValues) => Readonly<Record<string, unknown>>): SendLead {
  const { http, locale } = useRemote();
  const [state, setState] = useState<LeadState>({ kind: 'typing' });
  const [form, setForm] = useState<EnquiryForm | null>(null);
  const handed = useRef<Promise<{ key: string; at: number }> | null>(null);
  const busy = useRef(false);

  const askKey = useCallback(() => {
    const asked = (handed.current ??= http.get<EnquiryForm>(FORM_CALL).then((answer) => {
      setForm(answer);
      return { key: answer.key, at: Date.now() };
    }));
    // Whoever sends asks again.
    asked.catch(() => (handed.current = null));
    return asked;
  }, [http]);
  useEffect(() => void askKey().catch(() => undefined), [askKey]);

  const send = async (values: LeadValues): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'sending' });
    try {
      const { key, at } = await askKey();
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, at + LEAST_MS - Date.now())));
      const { state: outcome } = await http.post<SentEnquiry>(call, { ...personOf(values), ...bodyOf(values), locale, key });
      setState({ kind: 'done', outcome, email: values.email.trim() });
    } catch (error) {
      const failure = failureOf(error);
      // A form that was open for days gets a fresh key with the next press.
      if (failure === 'refused') handed.current = null;
      setState({ kind: 'failed', failure });
    } finally {
      busy.current = false;
    }
  };
  return { state, form, send };
}

function personOf({ name, email, phone, message, website }: LeadValues): Readonly<Record<string, string>> {
  return { name, email, phone, message, website };
}

function failureOf(error: unknown): LeadFailure {
  if (!isAppError(error)) return 'other';
  if (error.code === 'connection' || error.code === 'timeout') return 'offline';
  if (error.status === 429) return 'too-often';
  if (error.status === 404) return 'gone';
  if (error.status === 409) return 'taken';
  return error.status === 422 || error.status === 400 ? 'refused' : 'other';
}
