import { useLingui } from '@lingui/react/macro';
import type { Kind, Offer } from './guide-address';

/** What the guide's choices are called, and its headings. */
export function useGuideTexts() {
  const { t } = useLingui();
  const heading = (place: string): Record<Kind, Record<Offer, string>> => ({
    flats: { sale: t`Cijene stanova: ${place}`, rent: t`Najam stanova: ${place}` },
    houses: { sale: t`Cijene kuća: ${place}`, rent: t`Najam kuća: ${place}` },
    land: { sale: t`Cijene građevinskih zemljišta: ${place}`, rent: t`Zakup građevinskih zemljišta: ${place}` },
  });
  return {
    heading: (place: string, kind: Kind, offer: Offer) => heading(place)[kind][offer],
    kinds: { flats: t`Stanovi`, houses: t`Kuće`, land: t`Građevinska zemljišta` } satisfies Record<Kind, string>,
    offers: { sale: t`Prodaja`, rent: t`Najam` } satisfies Record<Offer, string>,
  };
}
