import { SEARCH_PROMPT_MAX_LENGTH } from '@kvadrat/contracts/constants';
import type { Locale } from '@kvadrat/contracts/locales';
import { characterCount } from '@kvadrat/contracts/rules';
import type { PlaceDirectory } from '../geography/api';
import type { SentenceModelSettings } from '../../platform/settings';
import type { Reading, Span } from './chip';
import { chipsOfAnswer } from './model/answer-chips';
import { askModel } from './model/sentence-model';
import { toCriteria } from './reader/to-criteria';
import { SentenceError } from './sentence-error';
import { SentenceReader } from './sentence-reader';

export interface ServedReading extends Reading {
  /** Who read it: rules alone, or a model that was asked. */
  reader: 'rules' | 'model';
}

export interface SentenceServiceOptions {
  /** Without it sentences are read by rules alone. */
  model?: SentenceModelSettings | undefined;
  timeoutMs?: number;
  /** Takes why a model was not of use, without the sentence. */
  warn?: (problem: string) => void;
}

/** Reads sentences by a model where there is one, and by rules whenever that gives nothing that holds. */
export class SentenceService {
  readonly #rules: SentenceReader;
  readonly #directory: PlaceDirectory;
  readonly #options: SentenceServiceOptions;

  constructor(directory: PlaceDirectory, options: SentenceServiceOptions = {}) {
    this.#directory = directory;
    this.#rules = new SentenceReader(directory);
    this.#options = options;
  }

  /** @throws SentenceError for a sentence of more than 250 characters */
  async read(sentence: string, locale: Locale): Promise<ServedReading> {
    if (characterCount(sentence.normalize('NFC')) > SEARCH_PROMPT_MAX_LENGTH)
      throw new SentenceError('SENTENCE_TOO_LONG');
    const byRules: ServedReading = { ...this.#rules.read(sentence, locale), reader: 'rules' };
    if (this.#options.model === undefined || sentence.trim() === '') return byRules;
    return (await this.#byModel(this.#options.model, sentence, byRules)) ?? byRules;
  }

  async #byModel(model: SentenceModelSettings, sentence: string, byRules: Reading): Promise<ServedReading | null> {
    try {
      const chips = chipsOfAnswer(
        await askModel(model, sentence, this.#options.timeoutMs),
        sentence,
        this.#rules.names,
        this.#directory,
      );
      if (chips === null || chips.length === 0) return null;
      const understood = chips.sort((one, other) => one.start - other.start);
      const notUnderstood = byRules.notUnderstood.filter((span) => !understood.some((chip) => overlap(chip, span)));
      return { criteria: toCriteria(understood, this.#directory), understood, notUnderstood, reader: 'model' };
    } catch (error) {
      this.#options.warn?.(error instanceof Error ? error.message : 'the sentence model failed');
      return null;
    }
  }
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
