import { unreadable } from '@kvadrat/contracts/compatibility';
import { TOPICS, type EventShape } from '@kvadrat/contracts/events';
import type { RemoteManifest } from '@kvadrat/contracts/releases';
import { RegistryError } from './registry-error';

const OUR_TOPICS = new Map<string, EventShape>(Object.entries(TOPICS));

/**
 * Refuses a release that names an event nobody declares, or whose events do not fit a release it would meet: what one
 * sends the other must be able to read, so a receiver may widen and a sender may narrow.
 * @throws {RegistryError} MFE-107, MFE-110
 */
export function checkEvents(candidate: RemoteManifest, live: readonly RemoteManifest[]): void {
  for (const name of [...candidate.events.emits, ...candidate.events.handles]) {
    if (shapeOf(candidate, name) === undefined) {
      throw new RegistryError(
        'MFE-107',
        `${candidate.name} names the event "${name}", which nobody declares. Mend its name, or add it to @kvadrat/contracts/events and build again.`,
      );
    }
  }
  for (const other of live) {
    if (other.name === candidate.name) continue;
    checkDirection(candidate, other, candidate);
    checkDirection(other, candidate, candidate);
  }
}

function checkDirection(sender: RemoteManifest, receiver: RemoteManifest, candidate: RemoteManifest): void {
  for (const name of sender.events.emits.filter((event) => receiver.events.handles.includes(event))) {
    const sent = shapeOf(sender, name);
    const read = shapeOf(receiver, name);
    const problem = sent === undefined || read === undefined ? null : unreadable(sent, read);
    if (problem === null) continue;
    const other = candidate === sender ? receiver : sender;
    throw new RegistryError(
      'MFE-110',
      `${candidate.name} ${candidate.release} breaks the event ${name} with ${other.name} ${other.release}: ${problem}. Keep what is live readable, or add a new event beside it and use both until nothing live uses the old one.`,
    );
  }
}

function shapeOf(manifest: RemoteManifest, name: string): EventShape | undefined {
  return manifest.topics?.[name] ?? OUR_TOPICS.get(name);
}
