/**
 * Host of the conformance suite: gives a remote a fake context and lets the suite call its
 * lifecycles, nothing more. The suite reaches it through `globalThis.conformance`.
 */
import '@kvadrat/ui-kit/layers.css';
import '@kvadrat/ui-kit/tokens.css';
import '@kvadrat/ui-kit/base.css';
import { createFakeHost, type FakeHost } from '@kvadrat/remote-kit/testing';
import type { RemoteModule, RouteLocation } from '@kvadrat/contracts/remote';
import { loadRelease, type LoadableRelease } from './load-release';

interface Mounted {
  host: FakeHost;
  module: RemoteModule;
}

type Answers = Record<string, unknown>;

/** What went wrong or was asked of the host since the last call. */
interface Observed {
  failures: string[];
  reports: string[];
  toasts: string[];
  navigations: string[];
  titles: string[];
}

const modules = new Map<string, Promise<RemoteModule>>();
const mounts = new Map<string, Mounted>();
let answers: Answers = {};
/** API answers wait for it; null lets them through. */
let gate: { open: () => void; opened: Promise<void> } | null = null;

function load(release: LoadableRelease): Promise<RemoteModule> {
  const known = modules.get(release.name);
  if (known !== undefined) return known;
  const loading = loadRelease(release);
  modules.set(release.name, loading);
  return loading;
}

function responses(): Record<string, () => unknown> {
  return Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [
      path,
      async () => {
        await gate?.opened;
        return answer;
      },
    ]),
  );
}

const conformance = {
  setAnswers(given: Answers): void {
    answers = given;
  },

  /** Holds API answers back until `release`. */
  hold(): void {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    gate = { open, opened };
  },

  release(): void {
    gate?.open();
    gate = null;
  },

  async load(release: LoadableRelease): Promise<void> {
    await load(release);
  },

  /** Mounts; resolves when the remote's promise does. `hydration` is server HTML to mount onto. */
  async mount(
    release: LoadableRelease,
    route: RouteLocation,
    hydration?: { html: string; data: unknown },
  ): Promise<void> {
    const module = await load(release);
    const host = createFakeHost({
      remote: release.name,
      route,
      responses: responses(),
      ...(hydration === undefined ? {} : { hydration }),
    });
    document.documentElement.lang = route.locale;
    mounts.set(release.name, { host, module });
    await module.bootstrap(host.context());
    await module.mount(host.context());
  },

  async update(name: string, route: RouteLocation): Promise<void> {
    const { host, module } = mounted(name);
    await module.update(host.go(route));
  },

  /** Unmounts as the shell does and answers what is left inside the remote's elements. */
  async unmount(name: string): Promise<{ container: string; portal: string } & Observed> {
    const { host, module } = mounted(name);
    const { container, portalRoot } = host.context();
    await module.unmount(host.context());
    const left = { container: container.innerHTML, portal: portalRoot.innerHTML };
    const seen = observed(host);
    host.leave();
    mounts.delete(name);
    return { ...left, ...seen };
  },

  /** The host goes away while the remote works; nobody calls `unmount`. */
  async abort(name: string): Promise<string> {
    const { host } = mounted(name);
    const { container } = host.context();
    host.leave();
    mounts.delete(name);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return container.innerHTML;
  },

  observed: (name: string): Observed => observed(mounted(name).host),
};

function mounted(name: string): Mounted {
  const found = mounts.get(name);
  if (found === undefined) throw new Error(`${name} is not mounted`);
  return found;
}

function observed({ failures, reports, toasts, navigations, heads }: FakeHost): Observed {
  return {
    failures: failures.map(String),
    reports: reports.map(String),
    toasts: toasts.map(({ text }) => text),
    navigations: navigations.map(({ path }) => path),
    titles: heads.map(({ title }) => title),
  };
}

export type Conformance = typeof conformance;

Reflect.set(globalThis, 'conformance', conformance);
