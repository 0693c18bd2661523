import type { UploadOptions } from '@kvadrat/contracts/remote';
import { uploadFile } from './upload-file';
import { uploadInParts, type MakeRequest } from './upload-in-parts';
import type { WithToken } from './with-token';

/** Sends a file, whole or in parts, and answers what the server says to it. */
export async function sendFile(
  url: string,
  file: Blob,
  { inParts = false, headers, ...options }: UploadOptions & { credentials: RequestCredentials; language: string },
  withToken: WithToken,
): Promise<unknown> {
  const { credentials, language, signal, onProgress } = options;
  const make: MakeRequest = (request) =>
    withToken(signal, (token) =>
      uploadFile({
        credentials,
        ...(signal === undefined ? {} : { signal }),
        ...request,
        headers: { 'accept-language': language, ...request.headers, ...token },
      }),
    );
  if (inParts) return uploadInParts({ url, file, make, headers, signal, onProgress });
  const { value } = await make({
    url,
    body: file,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  return value;
}
