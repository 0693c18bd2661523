import type { Circle } from '@kvadrat/contracts/search';
import { useLingui } from '@lingui/react/macro';
import type { Person } from './people';
import type { ToolPoint } from './use-tool-map';

/** The points on the map that areas begin at: of those who travel, and the centre of the circle. */
export function useAreaPoints(people: readonly Person[], circle: Circle | null): ToolPoint[] {
  const { t } = useLingui();
  const origins = people.flatMap(({ origin }, index) => {
    if (origin === null) return [];
    // The name holds what is to be seen: who speaks to the browser says that.
    const text = people.length > 1 ? String(index + 1) : '';
    return [
      {
        id: `person-${index}`,
        position: origin.center,
        text,
        name: text === '' ? t`Polazište` : `${text}. ${t`Polazište`}`,
      },
    ];
  });
  return circle === null
    ? origins
    : [...origins, { id: 'center', position: circle.center, text: '', name: t`Središte kruga` }];
}
