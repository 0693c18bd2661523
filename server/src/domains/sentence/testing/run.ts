import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { PlaceDirectory, readPlaces } from '../../geography/api';
import { SentenceReader } from '../sentence-reader';
import { harmOf } from './harm';
import { casesOf, KINDS } from './kinds';
import { figures, judge, type Judged } from './score';
import { HELD_OUT } from './sentence-case';
import { SENTENCES } from './sentences';

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

/**
 * `npm run sentences [-- <locale>…] [--failures]`: precision and recall per chip of the sentence search, for the sentences
 * that rules were tuned with and for those held out (failures are shown of the first part only), and for those of one difficulty each.
 */
async function run(wanted: readonly string[]): Promise<void> {
  const { places } = await readPlaces();
  const directory = new PlaceDirectory(places);
  const reader = new SentenceReader(directory);
  const locales = LOCALES.filter((locale) => wanted.length === 0 || wanted.includes(locale));
  print('      tuned: precision recall rest chips   held out: precision recall rest chips   ms per sentence');
  for (const locale of locales) {
    const began = performance.now();
    const judged = SENTENCES[locale].map((sentence) => judge(sentence, reader.read(sentence.say, locale)));
    const took = (performance.now() - began) / judged.length;
    const [tuned, heldOut] = [judged.slice(0, -HELD_OUT), judged.slice(-HELD_OUT)];
    print(`  ${locale}         ${row(tuned)}             ${row(heldOut)}   ${took.toFixed(2)}`);
    if (process.argv.includes('--failures'))
      tuned.filter(({ extra, absent }) => extra.length + absent.length > 0).forEach((failure) => show(locale, failure));
  }
  print('                     kind: precision recall rest chips   harmful');
  for (const [kind, sentences] of Object.entries(KINDS)) {
    const judged = casesOf(sentences)
      .filter(({ locale }) => locales.includes(locale))
      .map(({ locale, wanted }) => {
        const reading = reader.read(wanted.say, locale);
        return { locale, ...judge(wanted, reading), harm: harmOf(wanted, reading, directory) };
      });
    print(`  ${kind.padStart(22)}: ${row(judged)}   ${judged.filter(({ harm }) => harm.length > 0).length}`);
    if (!process.argv.includes('--failures')) continue;
    judged
      .filter(
        ({ extra, absent, harm, restFound, restExpected }) =>
          extra.length + absent.length + harm.length > 0 || restFound < restExpected,
      )
      .forEach((failure) => {
        show(failure.locale, failure);
        if (failure.harm.length > 0) print(`       HARMFUL: ${failure.harm.join(' · ')}`);
      });
  }
}

function row(judged: readonly Judged[]): string {
  const { precision, recall, rest, chips } = figures(judged);
  return [precision, recall, rest].map((share) => share.toFixed(2).padStart(7)).join('') + String(chips).padStart(6);
}

function show(locale: Locale, { case: { say }, extra, absent, readRest }: Judged): void {
  print(
    `    ${locale} „${say}"\n       too much: ${extra.join(' · ') || '–'}\n       missing:  ${absent.join(' · ') || '–'}\n       not understood: ${readRest.join(' | ')}`,
  );
}

void run(process.argv.slice(2).filter((word) => !word.startsWith('-')));
