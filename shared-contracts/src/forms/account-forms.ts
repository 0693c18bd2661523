import { boolean, object, string } from 'yup';
import { email, maxLength, minLength, phone, required, requiredTruthy } from '../rules';
import { passwordField, textField } from './field';
import { EMAIL_RULES } from './email-rules';
import { FORM_LIMITS } from './form-limits';

const emailField = textField(...EMAIL_RULES);
const nameField = textField(required(), maxLength(FORM_LIMITS.name));

/** First step: the e-mail alone, validated like the one of the login. */
export const entrySchema = object({ email: emailField });

/** No minimum for the password, old accounts may have short ones. */
export const loginSchema = object({
  email: emailField,
  password: passwordField(required(), maxLength(FORM_LIMITS.passwordMax)),
});

/** The nine fields; the phone may stay empty, marketing boxes are off until they are ticked. */
export const signupSchema = object({
  first_name: nameField,
  last_name: nameField,
  email: emailField,
  phone: textField(phone()),
  password: passwordField(required(), minLength(FORM_LIMITS.passwordMin), maxLength(FORM_LIMITS.passwordMax)),
  privacy: boolean()
    .default(false)
    .test('consent', 'required-truthy', (value) => requiredTruthy()(value) === null),
  communications: boolean().default(false),
  newsletter: boolean().default(false),
});

/** What somebody is called. */
export const nameSchema = object({ name: nameField, surname: nameField });

/** A telephone that is to be proven. */
export const phoneSchema = object({ phone: textField(required(), phone()) });

/** The code of an application for the second step, or one for emergencies. */
export const codeSchema = object({ code: textField(required()) });

/** No maximum is named for the address. */
export const recoverySchema = object({ email: textField(required(), email()) });

/** The repeated password is compared as typed. */
export const resetSchema = object({
  pwd: passwordField(required(), minLength(FORM_LIMITS.passwordMin)),
  pwdrip: passwordField(required()).test('same', 'same-password', (value, context) => {
    const { pwd } = context.parent as { pwd?: unknown };
    return value === '' || value === pwd;
  }),
});

/** A new password for who knows the old one, which is compared by the server alone. */
export const ownPasswordSchema = resetSchema.shape({ password: passwordField(required()) });

/** The lead form: e-mail and phone are both required. */
export const contactSchema = object({
  email: emailField,
  phone: textField(required(), phone()),
  text: string().trim().default(''),
});
