export { isRenderFailure, RenderFailure, type RenderFailureReason } from './render-failure';
export { frameOf, type Frame } from './frame';
export { FrameStore } from './frame-store';
export { type RenderLoad, RenderPool } from './render-pool';
export { escapeJson, safeJson } from './safe-json';
export type { ApiAnswer, ApiBridge, ApiSend, RenderedPage, RenderJob } from './worker-protocol';
