import type { Bus } from '@kvadrat/contracts/events';
import { TOPICS, type TopicName } from '@kvadrat/contracts/events';
import styles from './event-console.module.css';

const KEPT = 200;

export interface EventConsole {
  log: (kind: string, text: string) => void;
  /** Writes down every event of the page and offers to send each of them. */
  watch: (bus: Bus) => void;
}

/** The panel at the foot of the page: what the remote asked of its host, newest first. */
export function openEventConsole(): EventConsole {
  const panel = document.createElement('details');
  panel.className = styles['panel'] ?? '';
  panel.open = true;
  panel.innerHTML = '<summary>Host</summary>';
  const senders = document.createElement('p');
  const list = document.createElement('ol');
  list.setAttribute('role', 'log');
  panel.append(senders, list);
  document.body.append(panel);

  const log: EventConsole['log'] = (kind, text) => {
    const entry = document.createElement('li');
    entry.textContent = `${new Date().toTimeString().slice(0, 8)} ${kind}: ${text}`;
    list.prepend(entry);
    while (list.childElementCount > KEPT) list.lastElementChild?.remove();
  };
  return {
    log,
    watch(bus) {
      for (const topic of topicNames()) {
        bus.on(topic, (data) => log('event', `${topic} ${data === undefined ? '' : JSON.stringify(data)}`));
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = topic;
        button.addEventListener('click', () => send(topic));
        senders.append(button);
      }
    },
  };
}

function topicNames(): TopicName[] {
  return Object.keys(TOPICS).filter((name): name is TopicName => Object.hasOwn(TOPICS, name));
}

/** As any script of a page sends it; data is asked for, because each topic wants other data. */
function send(topic: TopicName): void {
  const typed = TOPICS[topic].kind === 'request' ? '' : (prompt(`${topic}: data (JSON)`, '{}') ?? '');
  const detail = typed === '' ? undefined : { v: TOPICS[topic].version, data: JSON.parse(typed) as unknown };
  window.dispatchEvent(new CustomEvent(topic, { detail, cancelable: true }));
}
