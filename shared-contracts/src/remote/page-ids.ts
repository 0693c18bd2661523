/** Ids of the JSON the server leaves in the page for the shell. */
export const REGISTRY_SCRIPT_ID = 'kvadrat-registry';
export const DATA_SCRIPT_ID = 'kvadrat-data';
/** Stands in the frame: the flags as the server resolved them for this visitor. */
export const FLAGS_SCRIPT_ID = 'kvadrat-flags';

/** On a `<style>` element: address of the style sheet whose text stands in the page. */
export const INLINED_STYLE_ATTRIBUTE = 'data-href';

/** Id of the element a remote renders into; the same on server and client. */
export function containerId(remote: string): string {
  return `kvadrat-${remote}`;
}

/** On the box that holds an embedded element's content; style sheets of the portal apply to it as to a page. */
export const EMBED_ROOT = 'data-kvadrat-root';
