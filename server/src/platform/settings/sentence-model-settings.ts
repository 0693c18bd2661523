import { shownSetting } from './shown-setting';
import type { SettingValues } from './settings.schema';

/** An OpenAI-compatible service that may read sentences. The key is for the server alone. */
export interface SentenceModelSettings {
  /** Address of the service without `/v1/chat/completions`. */
  url: string;
  key: string | undefined;
  name: string;
}

/** Undefined: sentences are read by rules alone. */
export function sentenceModelSettings({
  SENTENCE_MODEL_URL: url,
  SENTENCE_MODEL_KEY: key,
  SENTENCE_MODEL_NAME: name,
}: SettingValues): SentenceModelSettings | undefined {
  return url === undefined || name === undefined
    ? undefined
    : { url: url.replace(/\/+$/, '').replace(/\/v1$/, ''), key, name };
}

/** Sentences about values that are right alone and wrong together. */
export function sentenceModelProblems({ SENTENCE_MODEL_URL: url, SENTENCE_MODEL_NAME: name }: SettingValues): string[] {
  if ((url === undefined) === (name === undefined)) return [];
  return url === undefined
    ? [`SENTENCE_MODEL_NAME is "${name}", so SENTENCE_MODEL_URL must be the address of the service that has it.`]
    : [
        `SENTENCE_MODEL_URL is "${shownSetting('SENTENCE_MODEL_URL', url)}", so SENTENCE_MODEL_NAME must be the name of a model there.`,
      ];
}
