import { Checkbox, useHydrated } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Values of the marketing list, which are the names of the boxes as well. */
const CHOICES = ['comunicazioni', 'newsletter'] as const;

/** Marketing choices, off until they are ticked. They are saved by a call of their own, so there are none without scripts. */
export function MarketingChoices(): ReactElement | null {
  const { t } = useLingui();
  if (!useHydrated()) return null;
  const labels = {
    comunicazioni: t`Želim obavijesti o novim mogućnostima`,
    newsletter: t`Želim mjesečni pregled cijena u svom gradu`,
  };
  return (
    <div>
      {CHOICES.map((name) => (
        <Checkbox key={name} name={name} value="1" label={labels[name]} />
      ))}
    </div>
  );
}

/** What is ticked among a form's values. */
export function chosenMarketing(values: Readonly<Record<string, string>>): string[] {
  return CHOICES.filter((name) => values[name] === '1');
}
