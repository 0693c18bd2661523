import type { AddressOf, OtherAddress } from '../api';

export interface HttpRequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

export interface UploadOptions extends HttpRequestOptions {
  /** Told how much of the file has left, 0 to 1. */
  onProgress?: (share: number) => void;
  /**
   * The address speaks tus 1.0.0: the file goes in parts, and where the connection is cut it goes on from what has arrived. Hosts of
   * older contracts send it as a whole.
   */
  inParts?: boolean;
}

export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/**
 * Calls to our own server. Addresses of its API (`api` of `@kvadrat/contracts/api`) say themselves what is sent and answered;
 * of others the caller says it. Failures are `AppError`s: `connection`, `status` (message begins with
 * the status code, `words` are what the server says to the visitor), `abort` or `timeout`; offline requests wait up to 60 s.
 */
export interface HttpClient {
  get: <T>(address: AddressOf<'get', T> | OtherAddress, options?: HttpRequestOptions) => Promise<T>;
  post: <T, Body = unknown>(
    address: AddressOf<'post', T, Body> | OtherAddress,
    body: NoInfer<Body>,
    options?: HttpRequestOptions,
  ) => Promise<T>;
  /** Sends fields as `application/x-www-form-urlencoded`; a name with several values stands several times. */
  postForm: <T>(
    address: AddressOf<'post', T> | OtherAddress,
    fields: FormFields,
    options?: HttpRequestOptions,
  ) => Promise<T>;
  put: <T, Body = unknown>(
    address: AddressOf<'put', T, Body> | OtherAddress,
    body: NoInfer<Body>,
    options?: HttpRequestOptions,
  ) => Promise<T>;
  putForm: <T>(
    address: AddressOf<'put', T> | OtherAddress,
    fields: FormFields,
    options?: HttpRequestOptions,
  ) => Promise<T>;
  delete: <T>(address: AddressOf<'delete', T> | OtherAddress, options?: HttpRequestOptions) => Promise<T>;
  /** Sends a file as it is, in browsers; absent on servers, and in hosts of older contracts. */
  upload?: <T>(address: AddressOf<'post', T> | OtherAddress, file: Blob, options?: UploadOptions) => Promise<T>;
}
