import type { Values } from './agreement';

/**
 * Puts what another device has written into fields that nobody has touched here. Each is told as if it was typed, so that what follows
 * from it follows.
 * @returns names of what could not be put there: nobody types into it
 */
export function adoptTheirs(form: HTMLFormElement, names: readonly string[], theirs: Values): string[] {
  return names.filter((name) => !adopt(form, name, theirs[name] ?? ''));
}

function adopt(form: HTMLFormElement, name: string, value: string): boolean {
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]'),
  ].filter((field) => field.name === name && field.type !== 'hidden');
  for (const field of fields) {
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
      if (field.checked !== (field.value === value)) field.click();
      continue;
    }
    field.value = value;
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
  return fields.length > 0;
}
