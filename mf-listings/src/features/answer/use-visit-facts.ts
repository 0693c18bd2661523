import { useRemote, useWords } from '@kvadrat/remote-kit';
import type { VisitLink } from '@kvadrat/contracts/api';
import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { useLingui } from '@lingui/react/macro';

/** Writes times on Croatia's clock, and says so. */
export function useTimes(): (times: readonly string[]) => string {
  const { t } = useLingui();
  const { locale } = useRemote();
  const format = new Intl.DateTimeFormat(LOCALE_DETAILS[locale].intl, {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: VISIT_TIME_ZONE,
  });
  return (all) => {
    const times = all.map((time) => format.format(new Date(time))).join(' · ');
    return t`${times} po hrvatskom vremenu`;
  };
}

/** Names and values that say when and how. */
export function useVisitFacts({
  ad,
  place,
  asked,
  agreedAt,
  offeredAt,
  minutes,
}: VisitLink): [name: string, value: string][] {
  const { t } = useLingui();
  const word = useWords();
  const at = useTimes();
  const when: [string, string][] =
    agreedAt !== null
      ? [[t`Termin`, at([agreedAt])]]
      : offeredAt !== null
        ? []
        : [[asked.length > 1 ? t`Predloženi termini` : t`Termin`, at(asked)]];
  return [
    [t`Oglas`, ad.title],
    [t`Način`, word('contactTypes', place === 'on-site' ? 'in-person-visit' : 'virtual-visit')],
    ...when,
    ...(offeredAt === null ? [] : [[t`Novi termin`, at([offeredAt])] satisfies [string, string]]),
    [t`Trajanje`, t`${minutes} minuta`],
  ];
}
