import { MESSAGE_TOPICS, messageSchema, type MessageTopic } from '@kvadrat/contracts/forms';
import { checkFields, type Problems, type Typed } from '../../platform/forms';

export const MESSAGE_FIELDS = ['topic', 'name', 'email', 'message'] as const;

export type MessageField = (typeof MESSAGE_FIELDS)[number];

export interface Message {
  topic: MessageTopic;
  name: string;
  email: string;
  message: string;
}

/** Asks the rules of the form. */
export function checkMessage(typed: Typed<MessageField>): { value: Message } | { problems: Problems<MessageField> } {
  const checked = checkFields(MESSAGE_FIELDS, messageSchema, typed);
  if ('problems' in checked) return checked;
  const { name, email, message, topic: chosen } = checked.value;
  const topic = MESSAGE_TOPICS.find((known) => known === chosen);
  return topic === undefined ? { problems: { topic: 'allowed-values' } } : { value: { topic, name, email, message } };
}
