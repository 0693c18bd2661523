import type { DatabaseAddress } from '../db';

/** What a process of the portal is for. */
export type Role =
  /** Brings the database up to date before anybody serves, and ends. */
  | 'prepare'
  /** Answers visitors. */
  | 'serve';

/** What the first process tells one of those it started. */
export type Order =
  | { kind: 'start'; role: Role; address: DatabaseAddress; processes: number }
  | { kind: 'listen'; port: number }
  /** Does from now on what only one process may do. */
  | { kind: 'chores' }
  /** Another process has taken over: answers what comes over open connections once more, then ends. */
  | { kind: 'leave' }
  /** Has so many open connections end with their next answer, so that they come again and may go to another process. */
  | { kind: 'let-go'; connections: number }
  /** The portal stops. */
  | { kind: 'stop' }
  | { kind: 'question'; id: number; topic: string; content: unknown }
  | { kind: 'answers'; id: number; answers: unknown[] };

/** Why something could not start. */
export interface StartFailure {
  /** All there is to print. */
  sentence: string;
  /** Whether the person at the console can do something about it. */
  forOperator: boolean;
}

/** What a process tells the first one. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'prepared' }
  | { kind: 'listening'; port: number; url: string }
  /** So many connections are open. */
  | { kind: 'connections'; open: number }
  | { kind: 'failed'; failure: StartFailure }
  /** What one process does for all has begun there, or why it could not. */
  | { kind: 'chores'; failure: StartFailure | undefined }
  | { kind: 'line'; text: string }
  | { kind: 'ask-all'; id: number; topic: string; content: unknown }
  | { kind: 'answer'; id: number; content: unknown };

/** Node and other libraries use the same channel. */
export function isMessage(value: unknown): value is { kind: string } {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}
