import type { Decision, Ground, ReportReason } from '@kvadrat/contracts/forms';
import type { ModerationCase, ModerationQueue } from '@kvadrat/contracts/api';
import { useLingui } from '@lingui/react/macro';

export interface CaseWords {
  states: Readonly<Record<ModerationCase['state'], string>>;
  filters: Readonly<Record<ModerationQueue['filter'], string>>;
  reasons: Readonly<Record<ReportReason, string>>;
  grounds: Readonly<Record<Ground, string>>;
  decided: Readonly<Record<Decision, string>>;
}

/** Words of moderation that its pages share. */
export function useCaseWords(): CaseWords {
  const { t } = useLingui();
  return {
    states: {
      active: t`u ponudi`,
      sold: t`prodan ili iznajmljen`,
      secret: t`tajan`,
      withdrawn: t`povučen`,
      hidden: t`skriven`,
      gone: t`obrisan`,
    },
    filters: { open: t`Čekaju`, asked: t`Oglašivač upitan`, hidden: t`Skriveni`, closed: t`Riješeni` },
    reasons: {
      fraud: t`Prijevara ili lažan oglas`,
      wrong: t`Netočna cijena, površina ili mjesto`,
      sold: t`Nekretnina je već prodana ili iznajmljena`,
      discrimination: t`Diskriminacija`,
      copyright: t`Autorsko pravo, tuđe fotografije ili tekst`,
      minors: t`Zlostavljanje ili iskorištavanje djece`,
      illegal: t`Drugi nezakonit sadržaj`,
      other: t`Nešto drugo`,
    },
    grounds: { terms: t`uvjeti korištenja portala`, law: t`propisi (nezakonit sadržaj)` },
    decided: {
      dismiss: t`odbačeno`,
      ask: t`oglašivač upitan`,
      hide: t`oglas skriven`,
      restore: t`oglas opet prikazan`,
    },
  };
}
