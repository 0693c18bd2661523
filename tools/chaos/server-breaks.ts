/** One way a remote's server bundle can be out of order. */
export interface ServerBreak {
  name: string;
  /** The whole bundle. */
  bundle: string;
}

const rendering = (body: string): string => `module.exports = { render: async () => { ${body} } };`;

export const SERVER_BREAKS: readonly ServerBreak[] = [
  { name: 'runs for ever', bundle: rendering('for (;;) ;') },
  {
    name: 'takes all memory',
    bundle: rendering('const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length));'),
  },
  {
    name: 'ends the process',
    bundle: rendering("(typeof process === 'object' ? process : globalThis.process).exit(1);"),
  },
  {
    name: 'rejects behind its back',
    bundle: rendering("Promise.reject(new Error('unhandled')); return new Promise(() => undefined);"),
  },
  { name: 'throws', bundle: rendering("throw new Error('broken on purpose');") },
  { name: 'answers garbage', bundle: rendering("return { status: 'fine', html: 7 };") },
  { name: 'is no program', bundle: 'module.exports = (;' },
];

/** Breaks the server's half where any way of failing will do. */
export const THROWING_BUNDLE = rendering("throw new Error('broken on purpose');");
