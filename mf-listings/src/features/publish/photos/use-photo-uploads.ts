import { useRemote } from '@kvadrat/remote-kit';
import { useUploads, type Uploads } from '@kvadrat/remote-kit/uploads';
import { apiAddress, type OwnAd } from '@kvadrat/contracts/api';
import { OWN_AD_LIMITS } from '@kvadrat/contracts/forms';
import type { OwnPhoto } from './photo-order';

/** Sends photos, and hangs each on the ad as soon as it is there. */
export function usePhotoUploads(draft: OwnAd, show: (photos: readonly OwnPhoto[]) => void, count: number): Uploads {
  const { http, locale } = useRemote();
  return useUploads({
    part: 'own-photo-upload',
    room: Math.max(0, OWN_AD_LIMITS.photos - count),
    reasonAgainst: ({ size }) => (size === 0 ? 'empty' : size > OWN_AD_LIMITS.photoBytes ? 'too-large' : ''),
    async take(token) {
      const { photos, refused } = await http.post(apiAddress('own-ads/draft/photos', { veza: draft.link, locale }), {
        uploads: [token],
      });
      show(photos);
      return refused[0]?.reason ?? '';
    },
  });
}
