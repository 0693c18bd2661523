import type { SyntheticEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormState } from './form-machine';

/** What ties a field to its form's library, where there is one. */
type Registered = Partial<Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'>>;

/** A form as components draw it. */
export interface FormHandle {
  state: FormState;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** What is wrong with a field. */
  errorOf: (name: string) => string | undefined;
  /** Name, first value and error of a field; spread on a field of the ui-kit. */
  field: (name: string) => { name: string; defaultValue: string; error: string | undefined } & Registered;
  /** The same for a box. */
  box: (name: string) => { name: string; value: '1'; defaultChecked: boolean; error: string | undefined } & Registered;
}
