export interface HttpRequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/**
 * Calls to our own server. Failures are `AppError`s: `connection`, `status` (message begins with
 * the status code, `words` are what the server says to the visitor), `abort` or `timeout`; offline requests wait up to 60 s.
 */
export interface HttpClient {
  get: <T>(path: string, options?: HttpRequestOptions) => Promise<T>;
  post: <T>(path: string, body: unknown, options?: HttpRequestOptions) => Promise<T>;
  /** Sends fields as `application/x-www-form-urlencoded`; a name with several values stands several times. */
  postForm: <T>(path: string, fields: FormFields, options?: HttpRequestOptions) => Promise<T>;
  put: <T>(path: string, body: unknown, options?: HttpRequestOptions) => Promise<T>;
  putForm: <T>(path: string, fields: FormFields, options?: HttpRequestOptions) => Promise<T>;
  delete: <T>(path: string, options?: HttpRequestOptions) => Promise<T>;
}
