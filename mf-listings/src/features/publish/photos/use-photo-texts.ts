import { OWN_AD_LIMITS } from '@kvadrat/contracts/forms';
import { useLingui } from '@lingui/react/macro';

/** Rooms a photo may show, as the server knows them. */
export const ROOM_WORDS = [
  'living-room',
  'kitchen',
  'bedroom',
  'bathroom',
  'terrace',
  'view',
  'sea',
  'facade',
  'building',
  'pool',
  'land',
  'floor-plan',
  'office',
  'shop',
  'garage',
  'warehouse',
] as const;
type RoomWord = (typeof ROOM_WORDS)[number];

interface PhotoTexts {
  rooms: Readonly<Record<RoomWord, string>>;
  /** Why a file was not taken. */
  refusal: (reason: string) => string;
}

export function usePhotoTexts(): PhotoTexts {
  const { t } = useLingui();
  const { photos } = OWN_AD_LIMITS;
  const refusals: Readonly<Record<string, string>> = {
    empty: t`Datoteka je prazna.`,
    'too-large': t`Slika je veća od 25 MB. Smanjite je i dodajte ponovno.`,
    'unknown-type': t`Ovo nije slika. Primamo JPG, HEIC, PNG, WebP i AVIF.`,
    heic: t`Ovu HEIC sliku ne možemo pročitati. Na telefonu odaberite format JPG i dodajte ponovno.`,
    'too-many-pixels': t`Slika ima previše piksela. Smanjite je i dodajte ponovno.`,
    broken: t`Slika je oštećena i ne može se otvoriti.`,
    unfinished: t`Obrada nije završila. Dodajte sliku ponovno.`,
    'too-many': t`Oglas već ima ${photos} slika.`,
    gone: t`Slika nije stigla do kraja. Dodajte je ponovno.`,
  };
  return {
    rooms: {
      'living-room': t`Dnevni boravak`,
      kitchen: t`Kuhinja`,
      bedroom: t`Spavaća soba`,
      bathroom: t`Kupaonica`,
      terrace: t`Terasa`,
      view: t`Pogled`,
      sea: t`Pogled na more`,
      facade: t`Pročelje`,
      building: t`Zgrada`,
      pool: t`Bazen`,
      land: t`Zemljište`,
      'floor-plan': t`Tlocrt`,
      office: t`Ured`,
      shop: t`Lokal`,
      garage: t`Garaža`,
      warehouse: t`Skladište`,
    },
    refusal: (reason) => refusals[reason] ?? t`Slika nije spremljena. Dodajte je ponovno.`,
  };
}
