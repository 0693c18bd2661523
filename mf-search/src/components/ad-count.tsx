import type { SearchCount } from '@kvadrat/contracts/api';
import { COUNT_LABEL_CAP } from '@kvadrat/contracts/constants';
import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** The number that decides on the form of a word: a label like "2000+" takes the form of the cap. */
export function countedBy({ count, countLabel }: SearchCount): number {
  return countLabel.endsWith('+') ? COUNT_LABEL_CAP : count;
}

/** `1.284 oglasa` */
export function AdCount(found: SearchCount): ReactElement {
  const { countLabel } = found;
  return (
    <Plural
      value={countedBy(found)}
      one={`${countLabel} oglas`}
      few={`${countLabel} oglasa`}
      other={`${countLabel} oglasa`}
    />
  );
}
