import {
  brokenForReceivers,
  brokenForSenders,
  brokenReads,
  eventBreak,
  type ApiContract,
} from '@kvadrat/contracts/compatibility';
import type { RemoteManifest } from '@kvadrat/contracts/releases';
import type { Contracts, EventContract } from './contracts';

/**
 * What no longer works between deployables of the old and of the new contracts. Another major version may break everything:
 * shell and remotes of different majors do not meet.
 * @returns one sentence for each break
 */
export function brokenContracts(old: Contracts, now: Contracts): string[] {
  if (majorOf(old.version) !== majorOf(now.version)) return [];
  return [...brokenEvents(old.events, now.events), ...brokenCalls(old.api, now.api)];
}

/** What is there now and was not: it may still change until it is released. */
export function addedContracts(old: Contracts, now: Contracts): string[] {
  return [
    ...Object.keys(now.events).filter((name) => !(name in old.events)),
    ...Object.keys(now.api).filter((call) => !(call in old.api)),
  ];
}

/** What no longer works between a live release and deployables of these contracts. */
export function brokenForRelease(
  { name, release, contracts, topics = {}, api = {} }: RemoteManifest,
  now: Contracts,
): string[] {
  const who = `${name} ${release}, which is live`;
  if (majorOf(contracts) !== majorOf(now.version))
    return [`${who}, was built with contracts ${contracts}, these are ${now.version}`];
  const events = Object.entries(topics).flatMap(([event, old]) => {
    const current = now.events[event];
    const phrase = current === undefined ? 'is gone' : eventBreak(old, current);
    return phrase === null ? [] : [`the event ${event} of ${who}: ${phrase}`];
  });
  return [...events, ...brokenReads(api, now.api).map((phrase) => `${who}, reads: ${phrase}`)];
}

function brokenEvents(old: Contracts['events'], now: Contracts['events']): string[] {
  return Object.entries(old).flatMap(([name, was]) => {
    const phrase = brokenEvent(was, now[name]);
    return phrase === null ? [] : [`the event ${name}: ${phrase}`];
  });
}

function brokenEvent(was: EventContract, is: EventContract | undefined): string | null {
  if (is === undefined) return 'is gone';
  return was.kind === is.kind ? eventBreak(was, is) : `was a ${was.kind} and would be a ${is.kind}`;
}

function brokenCalls(old: ApiContract, now: ApiContract): string[] {
  return Object.entries(old).flatMap(([call, was]) => {
    const is = now[call];
    if (is === undefined) return [`${call} is gone`];
    return [...brokenForReceivers(was.answers, is.answers), ...brokenForSenders(was.takes, is.takes)].map(
      (phrase) => `${call}: ${phrase}`,
    );
  });
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? '';
}
