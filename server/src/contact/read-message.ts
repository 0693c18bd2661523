import { MESSAGE_TOPICS, messageSchema, type MessageTopic } from '@kvadrat/contracts/forms';
import { ValidationError } from 'yup';

export const MESSAGE_FIELDS = ['topic', 'name', 'email', 'message'] as const;

export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** What stands in the fields, right or wrong. */
export type TypedMessage = Readonly<Record<MessageField, string>>;

/** Keys of the rules that fields break, for the page to put into words. */
export type MessageProblems = Readonly<Partial<Record<MessageField, string>>>;

export interface Message {
  topic: MessageTopic;
  name: string;
  email: string;
  message: string;
}

export const EMPTY_MESSAGE: TypedMessage = { topic: '', name: '', email: '', message: '' };

/** One field of a form as it came; browsers send line ends of two characters, which would count twice. */
export function readField(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
}

export function readTyped(body: unknown): TypedMessage {
  return { topic: readField(body, 'topic'), name: readField(body, 'name'), email: readField(body, 'email'), message: readField(body, 'message') };
}

/** Asks the rules of the form (R10, R233–R238). */
export function checkMessage(typed: TypedMessage): { message: Message } | { problems: MessageProblems } {
  try {
    const { name, email, message, topic: chosen } = messageSchema.validateSync(typed, { abortEarly: false });
    const topic = MESSAGE_TOPICS.find((known) => known === chosen);
    if (topic === undefined) return { problems: { topic: 'allowed-values' } };
    return { message: { topic, name, email, message } };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { problems: firstProblems(error) };
  }
}

function firstProblems({ inner }: ValidationError): MessageProblems {
  const problems: Partial<Record<MessageField, string>> = {};
  for (const field of MESSAGE_FIELDS) {
    const first = inner.find(({ path }) => path === field);
    if (first !== undefined) problems[field] = first.message;
  }
  return problems;
}
