/** Fields of a form by name, as the browser would send them: an empty box is absent. */
export type Values = Readonly<Record<string, string>>;

/** Reads the fields from the document, where autofill and password managers write them. */
export function readValues(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Names of its fields, boxes that are empty among them. */
export function namesOf(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ name }) => name);
}

/** The same without what must not be kept. */
export function withoutPasswords(form: HTMLFormElement, values: Values): Values {
  const secret = new Set(
    [...form.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"], input[type="hidden"]')].map(
      ({ name }) => name,
    ),
  );
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
}

/** The first field, in the order of the document, that has a problem. */
export function firstWithProblem(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string>>,
): HTMLElement | null {
  return (
    [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].find(
      ({ name, type }) => type !== 'hidden' && name in problems,
    ) ?? null
  );
}

export function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
