/** What a build left in `dist`. */
export interface BuildResult {
  /** Name of the release; the server has only its version. */
  release: string;
  folder: string;
}
