import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress, type OwnAd } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { OwnPhoto } from './photo-order';

/** What became of a file: null once it hangs, `stopped` where somebody gave it up. */
type UploadOutcome = null | 'stopped' | { state: 'refused'; reason: string } | { state: 'failed'; share: 0 };

type SendPhoto = (file: File, signal: AbortSignal, onProgress: (share: number) => void) => Promise<UploadOutcome>;

/** Sends one file and hangs it on the ad; null where the host cannot send files. */
export function useSendPhoto(draft: OwnAd, show: (photos: readonly OwnPhoto[]) => void): SendPhoto | null {
  const { http, locale, report } = useRemote();
  const { upload } = http;
  if (upload === undefined) return null;
  return async (file, signal, onProgress) => {
    try {
      const { token } = await upload<{ token: string }>(apiAddress('own-ads/uploads'), file, {
        signal,
        headers: { 'x-file-name': encodeURIComponent(file.name.slice(0, 80)) },
        onProgress,
      });
      const { photos, refused } = await http.post(apiAddress('own-ads/draft/photos', { veza: draft.link, locale }), {
        uploads: [token],
      });
      show(photos);
      const [problem] = refused;
      return problem === undefined ? null : { state: 'refused', reason: problem.reason };
    } catch (error) {
      if (isAppError(error) && error.code === 'abort') return 'stopped';
      if (isAppError(error) && error.status === 413) return { state: 'refused', reason: 'too-large' };
      report(error, { part: 'own-photo-upload' });
      return { state: 'failed', share: 0 };
    }
  };
}
