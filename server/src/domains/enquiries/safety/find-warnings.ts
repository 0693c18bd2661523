import { fold } from '../../../platform/text';

/**
 * What a reader is warned of in a message of the other side: money before anything was seen or signed, ways to pay that nobody
 * gets back, an account abroad, and being led away from the portal.
 */
export const WARNINGS = ['advance-payment', 'untraceable-payment', 'foreign-account', 'messenger'] as const;
export type Warning = (typeof WARNINGS)[number];

/** Folded beginnings of words, in the nine languages of the portal; between them may stand up to three other words. */
const PAY =
  'uplat|platit|plati |prebac|send|pay|paid|wire|transfer|uberweis|bezahl|zahl|versa|invia|bonific|paga|envoy|vire|verse|payer|transf|enviar|envia|pag[aou]|перевед|перевес|оплат|заплат|внест|πληρω|καταθε|στειλ';
const AHEAD =
  'predujam|predujm|kapar|akontacij|polog|depozit|unaprijed|rezervacij|deposit|advance|upfront|prepay|holding fee|reservation fee|anzahlung|kaution|vorab|im voraus|vorkasse|caparra|acconto|cauzione|anticip|acompte|caution|arrhes|avance|fianza|senal|reserva|adelant|caucao|sinal|adiantad|задаток|задатк|аванс|предоплат|залог|депозит|προκαταβολ|εγγυησ|αρραβων';

const RULES: Readonly<Record<Exclude<Warning, 'foreign-account'>, readonly RegExp[]>> = {
  'advance-payment': [near(PAY, AHEAD), near(AHEAD, PAY)],
  'untraceable-payment': [
    /western ?union|money ?gram|paysafe|ria money|gift ?card|poklon[ -]?(?:bon|kartic)|geschenkkarte|carta regalo|carte cadeau|tarjeta regalo|cartao presente|подарочн\p{L}* карт|δωροκαρτ/u,
    word(
      'bitcoin|btc|usdt|tether|ethereum|kriptovalut\\p{L}*|criptovalut\\p{L}*|crypto\\p{L}*|krypto\\p{L}*|криптовалют\\p{L}*|κρυπτονομισμ\\p{L}*',
    ),
  ],
  messenger: [
    word(
      'whats ?app\\p{L}*|wa\\.me|viber\\p{L}*|telegram\\p{L}*|t\\.me|signal app|wechat|вацап\\p{L}*|ватсап\\p{L}*|вайбер\\p{L}*|телеграм\\p{L}*|βαιμπερ|γουατσαπ',
    ),
  ],
};

/** An account number: two letters of its country, two digits, then what the country says. */
const IBAN = /(?<![\p{L}\p{N}])([A-Z]{2})\d{2}(?:[ .-]?[A-Z\d]){11,30}(?![\p{L}\p{N}])/gu;
const HOME = 'HR';

/** Looks at a message by rules that always give the same; the message itself stays as it is. */
export function findWarnings(text: string): Warning[] {
  const folded = fold(text).replace(/\s+/g, ' ');
  return WARNINGS.filter((warning) =>
    warning === 'foreign-account'
      ? [...text.toUpperCase().matchAll(IBAN)].some(([iban, country]) => country !== HOME && isIban(iban))
      : RULES[warning].some((rule) => rule.test(folded)),
  );
}

function near(first: string, second: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:${first})\\p{L}*(?:[^\\p{L}.!?]+[\\p{L}\\d€$.,]+){0,5}?[^\\p{L}.!?]+(?:${second})`,
    'u',
  );
}

function word(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
}

/** The check digits of ISO 13616: what merely looks like an account number is none. */
function isIban(text: string): boolean {
  const number = text.replace(/[ .-]/g, '');
  // What follows the number may look like part of it.
  for (let length = Math.min(number.length, 34); length >= 15; length -= 1) {
    const turned = number.slice(4, length) + number.slice(0, 4);
    const digits = [...turned].map((letter) => Number.parseInt(letter, 36)).join('');
    if (BigInt(digits) % 97n === 1n) return true;
  }
  return false;
}
