import { ENERGY_CLASSES, energyLevelOf } from '@kvadrat/contracts/vocabulary';
import { useFormat, useWords } from '@kvadrat/remote-kit';
import { useLingui } from '@lingui/react/macro';
import type { ComparedListing } from './compare-loader';

/** How single values of an ad are said in the comparison; null where there is nothing to say. */
export interface ComparedTexts {
  count: (value: number | null) => string | null;
  area: (value: number | null) => string | null;
  floor: (floor: number | null) => string | null;
  price: (price: number | null, contract: ComparedListing['contract']) => string;
  perSquareMetre: (price: number | null) => string | null;
  distance: (metres: number | null) => string | null;
  energy: (energyClass: ComparedListing['energyClass']) => string | null;
}

export function useComparedTexts(): ComparedTexts {
  const { t } = useLingui();
  const word = useWords();
  const format = useFormat();
  return {
    count: (value) => (value === null ? null : format.number(value)),
    area: (value) => (value === null ? null : format.area(value)),
    floor(floor) {
      if (floor === null) return null;
      if (floor < 0) return t`suteren`;
      return floor === 0 ? t`prizemlje` : t`${floor}. kat`;
    },
    price(price, contract) {
      if (price === null) return t`Cijena na upit`;
      const money = format.money(price);
      return contract === 2 ? t`${money} mjesečno` : money;
    },
    perSquareMetre: (price) => (price === null ? null : format.perArea(price)),
    distance: (metres) => (metres === null ? null : `${format.number(metres)}\u00a0${format.units.metre}`),
    energy(energyClass) {
      const level = energyLevelOf(energyClass);
      return level === null ? null : `${ENERGY_CLASSES[energyClass]}: ${word('energyLevels', level)}`;
    },
  };
}
