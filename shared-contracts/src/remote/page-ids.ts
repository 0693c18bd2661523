/** Ids of the JSON the server leaves in the page for the shell. */
export const REGISTRY_SCRIPT_ID = 'kvadrat-registry';
export const DATA_SCRIPT_ID = 'kvadrat-data';

/** Id of the element a remote renders into; the same on server and client. */
export function containerId(remote: string): string {
  return `kvadrat-${remote}`;
}
