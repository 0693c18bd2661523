import type { OwnAdStep } from '@kvadrat/contracts/forms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const STEP_NAMES: Readonly<Record<OwnAdStep, MessageDescriptor>> = {
  'vrsta-i-mjesto': msg`Vrsta i mjesto`,
  podaci: msg`Podaci`,
  slike: msg`Slike`,
  ponuda: msg`Cijena i opis`,
  pregled: msg`Pregled`,
};
