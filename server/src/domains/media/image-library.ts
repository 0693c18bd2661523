import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/** The image library, loaded by who works on a picture first: a process that has others do so keeps its memory. */
export function imageLibrary(): Promise<typeof sharp> {
  return (loading ??= load());
}

async function load(): Promise<typeof sharp> {
  const { default: library } = await import('sharp');
  // Pictures have time, visitors have not: one size after the other on one thread leaves the other cores to pages.
  library.concurrency(1);
  // No picture is worked on twice, yet 50 MB of what was done would be kept.
  library.cache(false);
  return library;
}
