/** What a browser says of its microphone. */
export type MicrophoneState = 'prompt' | 'granted' | 'denied';

/** Why nothing more is heard; null when the visitor stopped or was silent after speaking. */
export type DictationEnd = 'denied' | 'no-microphone' | 'nothing-heard' | 'unavailable' | null;

export interface DictationOptions {
  /** BCP 47, for example `hr-HR`. */
  language: string;
  /** The browser listens: it has been let. */
  onListening: () => void;
  /** What was understood since the start; `settled` when it will not change any more. */
  onText: (text: string, settled: boolean) => void;
  /** Called once, whatever happens. */
  onEnd: (reason: DictationEnd) => void;
}

/** The part of the Web Speech API that is used; TypeScript's library has its events only. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
}

const REASONS: Readonly<Record<string, DictationEnd>> = {
  'not-allowed': 'denied',
  'audio-capture': 'no-microphone',
  'no-speech': 'nothing-heard',
  aborted: null,
};

function recognitionClass(): (new () => Recognition) | null {
  const classes: unknown[] = ['SpeechRecognition', 'webkitSpeechRecognition'].map((name): unknown =>
    Reflect.get(window, name),
  );
  return classes.find(isConstructor) ?? null;
}

function isConstructor(value: unknown): value is new () => Recognition {
  return typeof value === 'function';
}

/** Whether the browser can write down what is said. */
export function canDictate(): boolean {
  return recognitionClass() !== null;
}

/**
 * Writes down what is said until the visitor is silent.
 * @returns stops it early; what was heard until then still comes
 */
export function startDictation({ language, onListening, onText, onEnd }: DictationOptions): () => void {
  const Recognition = recognitionClass();
  if (Recognition === null) {
    onEnd('unavailable');
    return () => undefined;
  }
  const recognition = new Recognition();
  let reason: DictationEnd = null;
  recognition.lang = language;
  recognition.interimResults = true;
  recognition.addEventListener('start', onListening);
  recognition.addEventListener('result', (event) => {
    const { text, settled } = heardIn(event);
    onText(text, settled);
  });
  recognition.addEventListener('error', (event) => {
    const code = 'error' in event ? String(event.error) : '';
    reason = Object.hasOwn(REASONS, code) ? (REASONS[code] ?? null) : 'unavailable';
  });
  recognition.addEventListener('end', () => onEnd(reason), { once: true });
  recognition.start();
  return () => recognition.stop();
}

function heardIn(event: Event): { text: string; settled: boolean } {
  const results: SpeechRecognitionResult[] =
    'results' in event && isResultList(event.results) ? Array.from(event.results) : [];
  const text = results
    .map((result) => result[0]?.transcript ?? '')
    .join('')
    .trim();
  return { text, settled: results.every(({ isFinal }) => isFinal) };
}

function isResultList(value: unknown): value is ArrayLike<SpeechRecognitionResult> {
  return typeof value === 'object' && value !== null && 'length' in value;
}

/**
 * Tells what the browser lets the portal do with the microphone, now and whenever it changes.
 * Browsers that do not tell say nothing.
 * @returns stops telling
 */
export function watchMicrophone(onState: (state: MicrophoneState) => void): () => void {
  const gone = new AbortController();
  void watch(onState, gone.signal).catch(() => undefined);
  return () => gone.abort();
}

async function watch(onState: (state: MicrophoneState) => void, signal: AbortSignal): Promise<void> {
  const status = await navigator.permissions.query({ name: 'microphone' });
  if (signal.aborted) return;
  onState(status.state);
  status.addEventListener('change', () => onState(status.state), { signal });
}
