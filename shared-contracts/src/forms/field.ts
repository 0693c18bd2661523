import { string, type AnyObject, type StringSchema } from 'yup';
import type { Rule } from '../rules';

/** A text that is there even when nothing was typed. */
export type TextField = StringSchema<string | undefined, AnyObject, '', 'd'>;

/** A text field that is trimmed and then asks the generic rules in order; messages are the rules' keys. */
export function textField(...rules: Rule[]): TextField {
  return ruledField((text) => text.trim(), rules);
}

/** A password: never trimmed, a space may be part of it. */
export function passwordField(...rules: Rule[]): TextField {
  return ruledField((text) => text, rules);
}

function ruledField(clean: (text: string) => string, rules: readonly Rule[]): TextField {
  let field: TextField = string()
    .transform((value: unknown) => (typeof value === 'string' ? clean(value) : value))
    .default('');
  rules.forEach((rule, index) => {
    field = field.test({
      name: `rule-${index}`,
      test(value, context) {
        const message = rule(value, context.parent as Readonly<Record<string, unknown>>);
        return message === null ? true : context.createError({ message });
      },
    });
  });
  return field;
}
