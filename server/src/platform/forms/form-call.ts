import { Type } from 'typebox';
import { LEAST_FILLING_MS, readFormKey } from './form-key';
import type { Problems } from './typed-fields';
import { MINUTE } from '../limits';
import { WrongFields } from './wrong-fields';

/** What one network may send of one form, in all languages. Wrong attempts count as well, so there is room for some. */
export const FORM_POSTS = [{ calls: 20, seconds: 10 * MINUTE }];

/** What the body of a call has beside the fields of its form. */
export const FormProperties = {
  key: Type.String({ maxLength: 100, description: 'Of the form as it was given: sent twice it is taken once.' }),
  website: Type.Optional(Type.String({ maxLength: 1000, description: 'Stays empty.' })),
};

/** What a form starts with that is about nothing else. */
export const FormStart = Type.Object({
  key: Type.String({ description: 'To be sent along: the same form sent twice is taken once.' }),
});

/** Answer to a form that was taken. */
export const TakenForm = Type.Object({
  reference: Type.String({ description: 'Number of what was sent, as the mail about it says it.' }),
});

/** Body of the answer to a form that is not taken. */
export const RefusedFields = Type.Object({
  message: Type.String(),
  data: Type.Object({
    message: Type.String(),
    code: Type.String(),
    problems: Type.Record(Type.String(), Type.String(), {
      description: 'Key of the rule that a field breaks. Of `key`: `expired`, `too-quick`; of `website`: `trapped`.',
    }),
  }),
});

/**
 * Lets a form in that keeps its rules and that a person has filled in.
 * @param checked what the rules said of its fields
 * @returns its values, and the id under which it is taken once
 * @throws WrongFields what is wrong with its fields, else with its key, else with how it was filled in
 */
export function admitForm<Value>(
  checked: { value: Value } | { problems: Problems<string> },
  { key, website = '' }: { key: string; website?: string },
  now: number,
): { value: Value; formKey: string } {
  if ('problems' in checked) throw new WrongFields(onlyBroken(checked.problems));
  const form = readFormKey(key, now);
  if (form === null) throw new WrongFields({ key: 'expired' });
  if (website !== '') throw new WrongFields({ website: 'trapped' });
  if (form.filledInMs < LEAST_FILLING_MS) throw new WrongFields({ key: 'too-quick' });
  return { value: checked.value, formKey: form.id };
}

function onlyBroken(problems: Problems<string>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
