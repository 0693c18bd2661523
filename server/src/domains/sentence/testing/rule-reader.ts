import { PlaceDirectory, readPlaces } from '../../geography/api';
import { SentenceReader } from '../sentence-reader';

/** A directory of the real places and a reader with it. */
export async function ruleReader(): Promise<{ directory: PlaceDirectory; reader: SentenceReader }> {
  const directory = new PlaceDirectory((await readPlaces()).places);
  return { directory, reader: new SentenceReader(directory) };
}
