import type { Browser, Page } from 'playwright-core';
import type { Locale } from '@kvadrat/contracts/locales';
import { MODULES } from '@kvadrat/contracts/releases';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { startVisit, type Visit, type VisitOptions } from '../harness';
import type { Conformance } from './page/src/main';
import { watchPending } from './pending-work';
import { inEveryLanguage, locate, type Samples } from './samples';
import type { BuiltRelease } from './release';

/** A remote under test with all it brings. */
export interface Subject {
  release: BuiltRelease;
  samples: Samples;
}

/** One page of the suite with a remote in it; every check starts a fresh one. */
export interface Session {
  visit: Visit;
  page: Page;
  subject: Subject;
  route: (index: number, locale?: Locale) => RouteLocation;
  mount: (index: number, options?: { locale?: Locale; hydration?: { html: string; data: unknown } }) => Promise<void>;
  /** Mounts another release beside the one under test. */
  mountOther: (release: BuiltRelease, visit: string) => Promise<void>;
  update: (index: number) => Promise<void>;
  unmount: () => Promise<Awaited<ReturnType<Conformance['unmount']>>>;
  call: <K extends keyof Conformance>(
    name: K,
    ...parameters: Parameters<Conformance[K]>
  ) => Promise<Awaited<ReturnType<Conformance[K]>>>;
  /** Visible text of the remote's container. */
  text: () => Promise<string>;
}

/** What the page needs to know of a release. */
export function loadOptions({ manifest }: BuiltRelease): Parameters<Conformance['load']>[0] {
  const base = `/r/${manifest.name}/${manifest.release}/`;
  const styles = manifest.modules[MODULES.page]?.styles ?? [];
  return {
    name: manifest.name,
    container: manifest.container,
    entry: base + manifest.entry,
    styles: styles.map((file) => base + file),
  };
}

export async function openSession(
  browser: Browser,
  origin: string,
  subject: Subject,
  options: VisitOptions = {},
): Promise<Session> {
  const visit = await startVisit(browser, origin, options);
  const { page } = visit;
  await page.addInitScript(watchPending);
  await page.goto('/');
  await page.waitForFunction(() => Reflect.has(globalThis, 'conformance'));
  const { samples, release } = subject;
  const call: Session['call'] = (name, ...parameters) =>
    page.evaluate(
      ([key, given]) => {
        const host: Conformance = Reflect.get(globalThis, 'conformance');
        const result: Awaited<ReturnType<Conformance[typeof name]>> = Reflect.apply(host[key], host, given);
        return result;
      },
      [name, parameters] as const,
    );
  const route: Session['route'] = (index, locale) =>
    locate(release.manifest.routes, samples.visits[index % samples.visits.length] ?? '/', locale);
  await call('setAnswers', inEveryLanguage(samples.answers));
  return {
    visit,
    page,
    subject,
    route,
    call,
    mount: async (index, { locale, hydration } = {}) =>
      call('mount', loadOptions(release), route(index, locale), hydration),
    mountOther: (other, address) => call('mount', loadOptions(other), locate(other.manifest.routes, address)),
    update: (index) => call('update', release.manifest.name, route(index)),
    unmount: () => call('unmount', release.manifest.name),
    text: () => page.locator(`#kvadrat-${release.manifest.name}`).innerText(),
  };
}
