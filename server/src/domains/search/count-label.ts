import { COUNT_LABEL_CAP } from '@kvadrat/contracts/constants';
import { countText } from '../../platform/text';

/** Total as shown: exact and grouped up to the cap, `2000+` above it. */
export function countLabel(count: number, intlLocale = 'hr-HR'): string {
  if (count > COUNT_LABEL_CAP) return `${COUNT_LABEL_CAP}+`;
  return countText(count, intlLocale);
}
