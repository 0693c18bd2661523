/** Ends this process with the one it works for, and not before: keys pressed in a terminal are for the one who started it. */
export function liveWithOwner(): void {
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => undefined);
}
