/** Global name of a release's federation container: each remote has its own, and none can take another's. */
export function containerName(name: string): string {
  return `kvadrat_${name.replaceAll('-', '_')}`;
}
