import type { VisitLink } from '@kvadrat/contracts/api';
import { useLingui } from '@lingui/react/macro';

interface Told {
  title: string;
  text: string;
}

/** Where a visit stands, as its reader is told. */
export function useVisitState({ side, state, over }: VisitLink): Told {
  const { t } = useLingui();
  if (over) return { title: t`Termin je prošao`, text: t`Ovaj se dogovor više ne može mijenjati.` };
  const told: Readonly<Record<VisitLink['state'], Readonly<Record<VisitLink['side'], Told>>>> = {
    requested: {
      advertiser: { title: t`Zahtjev za razgled`, text: t`Potvrdite termin, predložite drugi ili odbijte zahtjev.` },
      visitor: {
        title: t`Zahtjev za razgled je poslan`,
        text: t`Oglašivač će potvrditi termin ili predložiti drugi. Javljamo vam e-poštom.`,
      },
    },
    countered: {
      advertiser: {
        title: t`Predložili ste drugi termin`,
        text: t`Čeka se odgovor posjetitelja. Javljamo vam e-poštom.`,
      },
      visitor: { title: t`Oglašivač predlaže drugi termin`, text: t`Prihvatite ga ili odustanite od razgleda.` },
    },
    confirmed: {
      advertiser: {
        title: t`Razgled je dogovoren`,
        text: t`Posjetitelj zna za termin. Ako ga ne možete održati, predložite drugi ili otkažite razgled.`,
      },
      visitor: {
        title: t`Razgled je dogovoren`,
        text: t`Oglašivač vas očekuje. Ako ne možete doći, otkažite razgled.`,
      },
    },
    declined: {
      advertiser: { title: t`Odbili ste zahtjev za razgled`, text: t`Posjetitelj je obaviješten.` },
      visitor: {
        title: t`Oglašivač je odbio zahtjev za razgled`,
        text: t`Na stranici oglasa možete zatražiti razgled u drugo vrijeme.`,
      },
    },
    cancelled: {
      advertiser: { title: t`Razgled je otkazan`, text: t`Termin je ponovno slobodan.` },
      visitor: { title: t`Razgled je otkazan`, text: t`Na stranici oglasa možete zatražiti nov razgled.` },
    },
  };
  return told[state][side];
}
