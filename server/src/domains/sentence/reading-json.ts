import type { Locale } from '@kvadrat/contracts/locales';
import { isOneOf } from '@kvadrat/contracts/vocabulary';
import type { PlaceDirectory } from '../geography/api';
import { chipKey, type Chip, type Span, type Understood } from './chip';
import type { ChosenChips } from './choose-chips';
import { chipCodes, chipLabel } from './labels/chip-label';
import type { ServedReading } from './sentence.service';

/** What a chip says that releases which are out have no word for: they show its label. */
const FURTHER_FIELDS = ['keyword', 'pricePerMetre', 'plot', 'floor', 'advertisers', 'publishedWithin'] as const;

/** Says what a sentence was read as in the form the API has: each chip with its words and its label in the asked language. */
export function readingJson(
  sentence: string,
  { notUnderstood, reader }: Pick<ServedReading, 'notUnderstood' | 'reader'>,
  { criteria, understood, left }: ChosenChips,
  { locale, directory }: { locale: Locale; directory: PlaceDirectory },
) {
  const labelOf = (chip: Chip): string => chipLabel(chip, locale, directory);
  const withText = ({ start, end }: Span): Span & { text: string } => ({
    start,
    end,
    text: sentence.slice(start, end),
  });
  const shown = (chip: Understood) => ({
    ...withText(chip),
    label: labelOf(chip),
    key: chipKey(chip),
    off: !left.includes(chip),
  });
  const quoted = understood.filter(({ field }) => isOneOf(FURTHER_FIELDS, field));
  return {
    contract: {
      value: criteria.contract,
      label: labelOf({ field: 'contract', value: criteria.contract }),
      said: left.some(({ field }) => field === 'contract'),
    },
    understood: understood.flatMap((chip) =>
      isOneOf(FURTHER_FIELDS, chip.field)
        ? []
        : {
            ...shown(chip),
            field: chip.field,
            value: chip.value,
            codes: chipCodes(chip),
            ...(chip.respelled !== undefined && { respelled: chip.respelled }),
            others: (chip.others ?? []).map((path) => ({ path, label: labelOf({ field: 'place', value: [path] }) })),
          },
    ),
    ...(quoted.length > 0 && { quoted: quoted.map(shown) }),
    notUnderstood: notUnderstood.map(withText),
    reader,
  };
}
