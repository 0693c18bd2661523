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
  /** Why a file is not taken. */
  file: (reason: string) => string;
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
    const files: Readonly<Record<string, string>> = {
      empty: t`Datoteka je prazna.`,
      'too-large': t`Datoteka je veća od 10 MB. Smanjite je i priložite ponovno.`,
      'unknown-type': t`Ovo nije ni slika ni PDF. Primamo JPG, HEIC, PNG, WebP, AVIF i PDF.`,
      heic: t`Ovu HEIC sliku ne možemo pročitati. Na telefonu odaberite format JPG i priložite ponovno.`,
      'too-many-pixels': t`Slika ima previše piksela. Smanjite je i priložite ponovno.`,
      broken: t`Datoteka je oštećena i ne može se otvoriti.`,
      locked: t`PDF je zaključan lozinkom. Priložite ga bez nje.`,
      infected: t`U datoteci je pronađen zlonamjeran sadržaj, pa je nismo primili.`,
      'too-many': t`Uz poruku ide najviše pet datoteka.`,
      gone: t`Datoteka više ne čeka na slanje. Priložite je ponovno.`,
    };
    const file = (reason: string): string => files[reason] ?? t`Datoteka nije obrađena. Priložite je ponovno.`;
    return {
      file,
      warning: (warning) => warnings[warning],
      obstacle(obstacle, retryAfter) {
        if (obstacle.startsWith('file:')) return file(obstacle.slice('file:'.length));
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
