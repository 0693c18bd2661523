import type { RefusedForm } from '@kvadrat/contracts/remote';
import { useState } from 'react';
import type { LoadContext, PageAct } from '../page-definition';

export interface FormKeyOptions {
  act: PageAct;
  /** The form as the server gave it back, with its key. */
  refused: RefusedForm | undefined;
  /** The key the form starts with. */
  given: string;
  /** Asks for another one. */
  renew: (context: LoadContext) => Promise<string>;
}

/** The key of a form, which makes of what is sent twice one; a form that was open for a day gets another one for the next press. */
export function useFormKey({ act, refused, given, renew }: FormKeyOptions): { formKey: string; act: PageAct } {
  const kept = refused?.obstacle === 'expired' ? undefined : refused?.values['key'];
  const [formKey, setKey] = useState(kept ?? given);
  return {
    formKey,
    act: async (sent, route, context) => {
      const outcome = await act(sent, route, context);
      if ('obstacle' in outcome && outcome.obstacle === 'expired') setKey(await renew(context));
      return outcome;
    },
  };
}
