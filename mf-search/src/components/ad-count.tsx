import type { SearchCount } from '@kvadrat/contracts/api';
import { COUNT_LABEL_CAP } from '@kvadrat/contracts/constants';
import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** `1.284 oglasa`; above the cap the label is "2000+" and takes the form of the cap (R261). */
export function AdCount({ count, countLabel }: SearchCount): ReactElement {
  return (
    <Plural
      value={Math.min(count, COUNT_LABEL_CAP)}
      one={`${countLabel} oglas`}
      few={`${countLabel} oglasa`}
      other={`${countLabel} oglasa`}
    />
  );
}
