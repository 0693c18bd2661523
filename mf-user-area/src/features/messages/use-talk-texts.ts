import { useRemote } from '@kvadrat/remote-kit';
import type { EnquiryEntries } from '@kvadrat/contracts/api';
import { waitText } from '@kvadrat/contracts/locales';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

type Warning = EnquiryEntries['entries'][number]['warnings'][number];

/** Sentences of the page that depend on a code. */
export interface TalkTexts {
  /** What a reader is warned of in a message. */
  warning: (warning: Warning) => string;
  /** Why something was not done that is right. @param retryAfter seconds to wait */
  obstacle: (obstacle: string, retryAfter?: number) => string;
  /** What is wrong with what was typed. */
  problem: (rule: string) => string;
}

export function useTalkTexts(): TalkTexts {
  const { t } = useLingui();
  const { locale } = useRemote();
  return useMemo<TalkTexts>(() => {
    const warnings: Readonly<Record<Warning, string>> = {
      'advance-payment': t`Traži se novac unaprijed. Predujam plaćajte tek nakon razgleda i uz ugovor.`,
      'untraceable-payment': t`Spominje se plaćanje koje se ne može vratiti. Prevaranti ga često traže.`,
      'foreign-account': t`U poruci je račun u stranoj banci. Prije uplate provjerite čiji je.`,
      messenger: t`Poruka vas vodi izvan portala. Ondje vas ne možemo zaštititi, a razgovor se ne može prijaviti.`,
    };
    const obstacles: Readonly<Record<string, string>> = {
      blocked: t`U ovom razgovoru više ne možete pisati.`,
      'not-now': t`To u ovom trenutku nije moguće. Učitajte stranicu ponovno i provjerite kako stoji dogovor.`,
      taken: t`Taj je termin u međuvremenu zauzet. Odaberite drugi.`,
      gone: t`Ovo više nije aktualno: u međuvremenu se nešto promijenilo.`,
    };
    const problems: Readonly<Record<string, string>> = {
      required: t`Napišite poruku.`,
      'max-length': t`Poruka je predugačka.`,
      'min-length': t`Opišite to s nekoliko riječi više.`,
    };
    return {
      warning: (warning) => warnings[warning],
      obstacle(obstacle, retryAfter) {
        if (obstacle !== 'rate-limited') return obstacles[obstacle] ?? t`Nije uspjelo. Pokušajte ponovno.`;
        const wait = retryAfter === undefined ? '' : waitText(locale, retryAfter);
        return wait === ''
          ? t`Poslali ste previše poruka zaredom. Pokušajte ponovno kasnije.`
          : t`Poslali ste previše poruka zaredom. Pokušajte ponovno ${wait}.`;
      },
      problem: (rule) => problems[rule] ?? t`Ovo polje nije ispravno.`,
    };
  }, [t, locale]);
}
