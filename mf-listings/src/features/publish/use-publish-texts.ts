import { OWN_AD_LIMITS, type OwnAdStep } from '@kvadrat/contracts/forms';
import { obstacleSentence } from '@kvadrat/remote-kit/form';
import { useLingui } from '@lingui/react/macro';

interface PublishTexts {
  /** @param theirs what another device has written into the field */
  problem: (field: string, rule: string | undefined, theirs: string) => string | undefined;
  obstacle: (obstacle: string) => string;
}

/** What the forms of an ad say beside the names of their fields. */
export function usePublishTexts(step: OwnAdStep): PublishTexts {
  const { t } = useLingui();
  const obstacle = obstacleSentence({
    expired: t`Stranica je predugo otvorena. Učitajte je ponovno; sve što ste upisali je spremljeno.`,
    trapped: t`Spremanje nije uspjelo. Pokušajte ponovno.`,
    'too-quick': t`Spremanje nije uspjelo. Pokušajte ponovno.`,
    'rate-limited': t`Previše pokušaja odjednom. Pričekajte nekoliko minuta.`,
    connection: t`Nema veze s poslužiteljem. Sve što ste upisali ostalo je ovdje; pokušajte ponovno kad se veza vrati.`,
    unavailable: t`Nismo uspjeli spremiti. Sve što ste upisali ostalo je ovdje; pokušajte ponovno.`,
    gone: t`Ovog oglasa više nema.`,
  });
  const required = (field: string): string => {
    switch (field) {
      case 'energy':
        return t`Odaberite energetski razred ili razlog zbog kojeg ga nema.`;
      case 'place':
        return t`Upišite mjesto.`;
      case 'price':
        return t`Upišite cijenu ili odaberite cijenu na upit.`;
      default:
        return t`Ovo polje je obvezno.`;
    }
  };
  const rules: Readonly<Record<string, string>> = {
    number: t`Upišite broj.`,
    'number-range': t`Broj nije u mogućem rasponu.`,
    date: t`Upišite datum.`,
    'web-address': t`Upišite cijelu adresu, na primjer https://primjer.hr/obilazak.`,
    'other-category': t`Ova vrsta ne pripada odabranoj kategoriji.`,
    'auction-both': t`Dražba je i ponuda i kategorija: odaberite oboje.`,
    'no-auctions': t`Oglase dražbi trenutačno ne primamo.`,
    'place-unknown': t`To mjesto ne poznajemo. Odaberite ga s popisa ili upišite najbliže naselje.`,
    'place-ambiguous': t`Tako se zove više mjesta. Dodajte županiju, na primjer: Novo Selo, Sisačko-moslavačka županija.`,
    'min-length':
      step === 'ponuda'
        ? t`Prekratko: naslov ima najmanje ${OWN_AD_LIMITS.titleMin}, a opis najmanje ${OWN_AD_LIMITS.descriptionMin} znakova.`
        : t`Prekratko.`,
    'max-length': t`Predugo, skratite tekst.`,
    phone: t`Upišite broj telefona s pozivnim brojem.`,
  };
  return {
    problem(field, rule, theirs) {
      if (rule === undefined) return undefined;
      if (rule === 'required') return required(field);
      if (rule === 'changed-elsewhere')
        return theirs === ''
          ? t`Na drugom je uređaju ovo polje ispražnjeno. Ostavite svoje i spremite ponovno, ili ga ispraznite.`
          : t`Na drugom uređaju sada piše: „${theirs}”. Ostavite svoje i spremite ponovno, ili prepišite.`;
      return rules[rule] ?? t`Ispravite ovo polje.`;
    },
    obstacle(found) {
      if (found === 'taken') return t`Isti oglas mijenja se i na drugom uređaju. Pogledajte označena polja.`;
      if (found === 'unverified')
        return t`Prije objave potvrdite adresu e-pošte: otvorite poveznicu iz poruke koju smo vam poslali.`;
      if (found === 'signed-out') return t`Za objavu se prijavite. Sve što ste upisali čeka vas.`;
      return obstacle(found);
    },
  };
}
