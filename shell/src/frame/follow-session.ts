import type { Bus } from '@kvadrat/contracts/events';
import type { HttpClient, RemoteContext } from '@kvadrat/contracts/remote';
import { closeMenuOutside } from './close-menu';
import { FRAME } from './frame-ids';

interface SessionPorts {
  session: RemoteContext['session'];
  http: Pick<HttpClient, 'postForm'>;
  bus: Bus;
  toast: RemoteContext['toast'];
}

/** Whether the header has a place for counters, which then are worth asking for. */
export function showsCounters(): boolean {
  return document.getElementById(FRAME.accountMenu)?.dataset['counters'] !== undefined;
}

/** Shows in the header who is signed in, in the place of the link to sign in, and lets them sign out. */
export function followSession({ session, http, bus, toast }: SessionPorts): void {
  const box = document.getElementById(FRAME.account);
  const link = box?.querySelector('a');
  const template = document.getElementById(FRAME.accountMenu);
  if (box === null || link === null || link === undefined || !(template instanceof HTMLTemplateElement)) return;
  let menu: HTMLElement | null = null;

  let isLeaving = false;
  const signOut = async ({ dataset: { call = '', failure = '' } }: HTMLElement): Promise<void> => {
    if (isLeaving) return;
    isLeaving = true;
    try {
      await http.postForm(call, {});
      bus.emit('logout-required');
    } catch {
      toast('error', failure);
    }
    isLeaving = false;
  };
  const makeMenu = (): HTMLElement => {
    const made = document.importNode(template.content, true).firstElementChild;
    if (!(made instanceof HTMLElement)) return box;
    made.hidden = true;
    box.append(made);
    closeMenuOutside(made);
    const button = made.querySelector('button');
    button?.addEventListener('click', () => void signOut(button));
    return made;
  };
  session.subscribe(() => {
    const { user, counters } = session.current();
    if (user !== null) {
      menu ??= makeMenu();
      const name = user.name === '' ? user.email : user.name;
      const agency = user.actingFor?.name ?? '';
      // What the person does is done in the agency's name: that stands where their own does else.
      setText(menu, 'name', agency === '' ? name : agency);
      setText(menu, 'agency', agency);
      const acting = menu.querySelector<HTMLElement>('[data-acting]');
      if (acting !== null) acting.hidden = agency === '';
      setText(menu, 'who', `${user.name} ${user.surname} ${user.email}`.trim());
      const summary = menu.querySelector('summary');
      if (summary !== null) showUnread(summary, [name, ...(agency === '' ? [] : [agency])], counters.messagesNotify);
      for (const counter of menu.querySelectorAll<HTMLElement>('[data-counter]')) {
        const value = Reflect.get(counters, counter.dataset['counter'] ?? '') as unknown;
        counter.textContent = value === 0 ? '' : String(value);
      }
    }
    if (menu === null || menu.hidden === (user === null)) return;
    const focused = box.contains(document.activeElement);
    link.hidden = user !== null;
    menu.hidden = user === null;
    menu.removeAttribute('open');
    // Who has just signed out, or in, goes on where they were.
    if (focused) (user === null ? link : menu.querySelector('summary'))?.focus();
  });
}

/** Conversations that wait to be read stand on the sign of the menu, and in its name. */
function showUnread(summary: HTMLElement, names: readonly string[], unread: number): void {
  const { label = '', unread: words = '' } = summary.dataset;
  summary.setAttribute('aria-label', [label, ...names, ...(unread > 0 ? [`${words} ${unread}`] : [])].join(', '));
  if (unread > 0) summary.dataset['count'] = unread > 99 ? '99+' : String(unread);
  else delete summary.dataset['count'];
}

function setText(menu: HTMLElement, part: string, text: string): void {
  const element = menu.querySelector(`[data-${part}]`);
  if (element !== null) element.textContent = text;
}
