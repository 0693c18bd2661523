import type { SentenceModelSettings } from '../../../platform/settings';
import { INSTRUCTIONS } from './instructions';

const MODEL_TIMEOUT_MS = 2500;
const LARGEST_ANSWER_BYTES = 32_768;
const MOST_TOKENS = 800;

/**
 * Asks an OpenAI-compatible service what a sentence means. Only the sentence is sent, with instructions that are the same
 * for everybody.
 * @returns the JSON value the model answered with; nothing of it can be believed yet
 * @throws when there is no such answer in time, or it is too large
 */
export async function askModel(
  { url, key, name }: SentenceModelSettings,
  sentence: string,
  timeoutMs = MODEL_TIMEOUT_MS,
): Promise<unknown> {
  const response = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model: name,
      temperature: 0,
      max_tokens: MOST_TOKENS,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: INSTRUCTIONS },
        { role: 'user', content: sentence },
      ],
    }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the sentence model answered with status ${response.status}`);
  }
  return contentOf(JSON.parse(await limitedText(response)));
}

async function limitedText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    if (!(chunk instanceof Uint8Array)) continue;
    bytes += chunk.byteLength;
    if (bytes > LARGEST_ANSWER_BYTES) throw new Error('the answer of the sentence model is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function contentOf(answer: unknown): unknown {
  const choices = answer !== null && typeof answer === 'object' && 'choices' in answer ? answer.choices : undefined;
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const message = first !== null && typeof first === 'object' && 'message' in first ? first.message : undefined;
  const content = message !== null && typeof message === 'object' && 'content' in message ? message.content : undefined;
  if (typeof content !== 'string') throw new Error('the sentence model gave no content');
  return JSON.parse(content);
}
