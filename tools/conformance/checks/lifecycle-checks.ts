import { setTimeout as pause } from 'node:timers/promises';
import { loadOptions, type Session } from '../session';
import { inEveryLanguage } from '../samples';
import { renderVisit, sampleClient } from '../record';
import { unless, type Check } from './check';

/** Nothing of the remote is left in its elements, and it asked for no help while it lived. */
async function unmountClean(session: Session): Promise<string[]> {
  const left = await session.unmount();
  return [
    ...unless(left.container === '', `the container still holds ${left.container.slice(0, 80)}`),
    ...unless(left.portal === '', `the portal root still holds ${left.portal.slice(0, 80)}`),
    ...left.failures.map((failure) => `it reported a failure: ${failure}`),
    ...left.reports.map((report) => `it reported: ${report}`),
    ...left.toasts.map((toast) => `it showed a toast: ${toast}`),
  ];
}

function showsPage(text: string, what: string): string[] {
  return unless(text.trim().length > 20, `${what}: the container shows "${text.trim().slice(0, 80)}"`);
}

const mountsTwice: Check = {
  name: 'mounts, unmounts, and mounts again',
  async run({ open }) {
    const session = await open();
    const problems: string[] = [];
    for (const turn of ['first', 'second']) {
      await session.mount(0);
      problems.push(...showsPage(await session.text(), `${turn} mount`), ...(await unmountClean(session)));
    }
    return [...problems, ...session.visit.complaints];
  },
};

const hydrates: Check = {
  name: 'takes its own server HTML over without changing it',
  async run({ open, subject }) {
    const session = await open();
    const rendered = await renderVisit(
      subject.release,
      subject.samples.visits[0] ?? '/',
      sampleClient(subject.samples),
    );
    const container = session.page.locator(`#kvadrat-${subject.release.manifest.name}`);
    const data: unknown = JSON.parse(JSON.stringify(rendered.data));
    await session.call('hold');
    await session.mount(0, { hydration: { html: rendered.html, data } });
    const text = await container.innerText();
    await session.call('release');
    await pause(200);
    return [
      ...unless(!/\sstyle="/.test(rendered.html), 'the server HTML has a style attribute, which the policy drops'),
      ...unless(
        !/<script(?![^>]*type="application\/(?:ld\+)?json")/.test(rendered.html),
        'the server HTML has a script',
      ),
      ...showsPage(text, 'hydrated'),
      ...unless((await container.innerText()) === text, 'hydration changed the text'),
      ...session.visit.complaints,
      ...(await unmountClean(session)),
    ];
  },
};

const updates: Check = {
  name: 'shows another address on update, and the newer of two within 50 ms',
  async run({ open, subject }) {
    const session = await open();
    await session.mount(1);
    const second = await session.text();
    await session.unmount();
    await session.mount(0);
    const first = await session.text();
    await session.update(1);
    const updated = await session.text();
    const { name } = subject.release.manifest;
    await Promise.all([
      session.call('update', name, session.route(0)),
      pause(20).then(() => session.call('update', name, session.route(1))),
    ]);
    await pause(300);
    return [
      ...unless(first !== second, 'the two visits of the samples show the same'),
      ...unless(updated === second, 'update does not show what mount shows at the same address'),
      ...unless((await session.text()) === second, 'after two updates within 50 ms the older one is on screen'),
      ...session.visit.complaints,
      ...(await unmountClean(session)),
    ];
  },
};

const mountsWithin50Ms: Check = {
  name: 'mount, unmount and mount within 50 ms end with the page on screen',
  async run({ open, subject }) {
    const session = await open();
    await session.call('load', loadOptions(subject.release));
    const first = session.mount(0);
    await pause(10);
    const left = session.unmount();
    const again = session.mount(0);
    await Promise.all([first, left, again]);
    await pause(300);
    return [
      ...showsPage(await session.text(), 'after both'),
      ...session.visit.complaints,
      ...(await unmountClean(session)),
    ];
  },
};

const leavesDuringRequests: Check = {
  name: 'unmounts with requests in flight, and late answers change nothing',
  async run({ open }) {
    const session = await open();
    await session.call('hold');
    const mounting = session.mount(0);
    await pause(200);
    const left = await session.unmount();
    await session.call('release');
    const settled = await Promise.race([mounting.then(() => true), pause(3000).then(() => false)]);
    await pause(200);
    const elements = await session.page.evaluate(() => document.body.childElementCount);
    return [
      ...unless(settled, 'the promise of mount never settled'),
      ...unless(left.container === '', 'the container was not empty after unmount'),
      ...unless(elements === 0, `${elements} elements are left in the body`),
      ...[...left.toasts, ...left.failures].map((text) => `it complained: ${text}`),
      ...session.visit.complaints,
    ];
  },
};

const survivesAbort: Check = {
  name: 'ends by itself when its signal is aborted',
  async run({ open, subject }) {
    const { name } = subject.release.manifest;
    const session = await open();
    await session.mount(0);
    const left = await session.call('abort', name);
    await session.call('hold');
    const mounting = session.mount(1);
    await pause(100);
    const leftEarly = await session.call('abort', name);
    await session.call('release');
    const settled = await Promise.race([mounting.then(() => true), pause(3000).then(() => false)]);
    await session.mount(0);
    return [
      ...unless(left === '', 'the container was not empty after the abort'),
      ...unless(leftEarly === '', 'the container was not empty after an abort while it loaded'),
      ...unless(settled, 'the promise of mount never settled after an abort'),
      ...showsPage(await session.text(), 'mounted again after aborts'),
      ...session.visit.complaints,
    ];
  },
};

const besideOthers: Check = {
  name: 'works beside every other remote, mounted and unmounted in both orders',
  async run({ open, subject, neighbours }) {
    const problems: string[] = [];
    for (const neighbour of neighbours) {
      for (const [first, second] of [
        [subject, neighbour],
        [neighbour, subject],
      ] as const) {
        const session = await open();
        const names = [first, second].map(({ release }) => release.manifest.name);
        for (const { release, samples } of [first, second]) {
          await session.call('setAnswers', inEveryLanguage(samples.answers));
          await session.mountOther(release, samples.visits[0] ?? '/');
        }
        // A remote without routes has no page to show.
        for (const { release } of [first, second].filter(({ release }) => release.manifest.routes.length > 0)) {
          const { name } = release.manifest;
          problems.push(
            ...showsPage(
              await session.page.locator(`#kvadrat-${name}`).innerText(),
              `${names.join(' then ')}: ${name}`,
            ),
          );
        }
        for (const name of names) {
          const { container, failures } = await session.call('unmount', name);
          problems.push(...unless(container === '', `${name} left something in its container`), ...failures);
        }
        problems.push(...session.visit.complaints);
      }
    }
    return problems;
  },
};

export const LIFECYCLE_CHECKS: readonly Check[] = [
  mountsTwice,
  hydrates,
  updates,
  mountsWithin50Ms,
  leavesDuringRequests,
  survivesAbort,
  besideOthers,
];
