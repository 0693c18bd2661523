import { webAddress } from '../listings/api';
import { quote, type FeedWarning } from './feed-note';
import { adText, type KyeroAd } from './kyero-ad';

const MAX_ADDRESS = 2000;

/** Where the tour and the video of an ad are; what is no address of the web is left out and told. */
export interface ReadTours {
  tourUrl: string | null;
  videoUrl: string | null;
  warnings: FeedWarning[];
}

/** From `virtual_tour_url` and `video_url`, which programs write although the published schema of version 3 lacks them. */
export function readTours(ad: KyeroAd): ReadTours {
  const warnings: FeedWarning[] = [];
  const read = (path: string): string | null => {
    const text = adText(ad, path);
    if (text === '') return null;
    const url = webAddress(text.replace(/^\/\//, 'https://'));
    if (url !== null && url.length <= MAX_ADDRESS) return url;
    warnings.push({ code: 'tour-address-dropped', detail: quote(text) });
    return null;
  };
  return { tourUrl: read('virtual_tour_url'), videoUrl: read('video_url'), warnings };
}
