export interface HttpRequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/**
 * Calls to our own server. Failures are `AppError`s: `connection`, `status` (message begins with
 * the status code), `abort` or `timeout` (R252); offline requests wait up to 60 s (R253).
 */
export interface HttpClient {
  get: <T>(path: string, options?: HttpRequestOptions) => Promise<T>;
  post: <T>(path: string, body: unknown, options?: HttpRequestOptions) => Promise<T>;
}
