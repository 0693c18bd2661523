import type { PageAct } from '@kvadrat/remote-kit';
import type { FormStart } from '@kvadrat/contracts/api';
import type { RefusedForm } from '@kvadrat/contracts/remote';
import { useState } from 'react';
import { startForm, type FormName } from './form-start';

/** What makes a form sent twice one, and the form's `act`: after one that was open for a day the next press has another key. */
export function useKeyedAct(name: FormName, act: PageAct, start: FormStart, refused: RefusedForm | undefined): { formKey: string; act: PageAct } {
  const given = refused?.obstacle === 'expired' ? undefined : refused?.values['key'];
  const [formKey, setFormKey] = useState(given ?? start.key);
  return {
    formKey,
    async act(sent, route, context) {
      const outcome = await act(sent, route, context);
      if ('obstacle' in outcome && outcome.obstacle === 'expired') setFormKey((await startForm(name, context)).key);
      return outcome;
    },
  };
}
