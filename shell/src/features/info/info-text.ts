import type { MessageDescriptor } from '@lingui/core';

/** A sentence, or a name that is the same in all languages; in sentences `[words](page)` is a link to a page of information. */
export type Said = MessageDescriptor | string;

interface InfoTable {
  head: readonly MessageDescriptor[];
  rows: readonly (readonly Said[])[];
}

/** A paragraph, a list, or a table. */
export type InfoBlock = MessageDescriptor | readonly MessageDescriptor[] | InfoTable;

interface InfoSection {
  /** Stands in addresses (`/terms/#oglasi`), the same in all languages. */
  id: string;
  heading: MessageDescriptor;
  blocks: readonly InfoBlock[];
}

/** A page of information. */
export interface InfoText {
  /** Heading of the page and title of the document. */
  title: MessageDescriptor;
  /** For search engines, at most 160 characters. */
  description: MessageDescriptor;
  lead: MessageDescriptor;
  sections: readonly InfoSection[];
}
