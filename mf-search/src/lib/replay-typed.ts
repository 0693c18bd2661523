/**
 * Lets a form hear of what was typed and chosen before its code was there. React takes the HTML over as it is, says
 * nothing about fields that differ from it, and sets them back when it next draws. So all of them are read first, and
 * then changed as by hand, one after the other, so that each change builds on the one before.
 */
export async function replayTyped(form: HTMLFormElement): Promise<void> {
  const changes = [...form.elements].flatMap((field) => changeOf(field) ?? []);
  for (const change of changes) {
    await Promise.resolve();
    change();
  }
}

/** Changes a field to what it holds now; null for one that is as the server wrote it. */
function changeOf(field: Element): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const {
      value,
      selectedOptions: [chosen],
    } = field;
    return chosen === undefined || chosen.defaultSelected || !hasDefault(field)
      ? null
      : () => enter(field, HTMLSelectElement.prototype, value, 'change');
  }
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return null;
  const { type, value, checked, defaultValue, defaultChecked } = field;
  if (type === 'checkbox' || type === 'radio') {
    // Of radio buttons the one that was chosen speaks for all.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
    return () => {
      field.checked = defaultChecked;
      field.click();
    };
  }
  return value === defaultValue
    ? null
    : () => {
        field.value = defaultValue;
        enter(field, HTMLInputElement.prototype, value, 'input');
      };
}

/** A select without a selected option in the HTML shows its first one. */
function hasDefault({ options, selectedIndex }: HTMLSelectElement): boolean {
  return selectedIndex > 0 || [...options].some(({ defaultSelected }) => defaultSelected);
}

/** Past React's own setter, which would take it for a change of ours. */
function enter(field: HTMLElement, prototype: object, value: string, event: 'input' | 'change'): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
