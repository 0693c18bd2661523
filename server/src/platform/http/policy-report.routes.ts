import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { defineLimits, limitNetwork, MINUTE } from '../limits';
import { maskEmails } from './redact-url';
import { CSP_REPORT_PATH } from './security-headers';

const MAX_BODY_BYTES = 16_384;
const LIMITS = defineLimits('reports', { policy: { network: [{ calls: 30, seconds: MINUTE }], open: true } });

/** What the policy stopped, in the old form of browsers and in the new one; all else they say is left alone. */
const OldViolation = Type.Object({
  'csp-report': Type.Object({
    'document-uri': Type.Optional(Type.String()),
    'effective-directive': Type.Optional(Type.String()),
    'violated-directive': Type.Optional(Type.String()),
    'blocked-uri': Type.Optional(Type.String()),
    'source-file': Type.Optional(Type.String()),
    'line-number': Type.Optional(Type.Number()),
  }),
});
const NewViolation = Type.Object({
  type: Type.Literal('csp-violation'),
  body: Type.Object({
    documentURL: Type.Optional(Type.String()),
    effectiveDirective: Type.Optional(Type.String()),
    blockedURL: Type.Optional(Type.String()),
    sourceFile: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lineNumber: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  }),
});
const CSP_TYPES = ['application/csp-report', 'application/reports+json'];
/** Browsers collect what happened on a page into one body. */
const MAX_VIOLATIONS = 20;

/**
 * `POST /api-next/platform/csp-report/`: what the content security policy has stopped. Answers 204 and writes one log
 * line each: directive, origin of what was stopped, and our own page and file, without queries.
 */
export function addPolicyReports(api: FastifyInstance): void {
  api.addContentTypeParser(
    CSP_TYPES,
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    api.getDefaultJsonParser('error', 'error'),
  );
  api.post(
    CSP_REPORT_PATH,
    { onRequest: limitNetwork(api, LIMITS.policy), schema: { hide: true } },
    async (request, reply) => {
      const found = (Array.isArray(request.body) ? request.body : [request.body]).slice(0, MAX_VIOLATIONS);
      for (const item of found) {
        const violation = violationOf(item);
        if (violation !== null) request.log.warn({ csp: violation }, 'stopped by the policy');
      }
      return reply.code(204).send();
    },
  );
}

interface Violation {
  directive: string;
  blocked: string;
  page: string;
  file: string;
  line: number;
}

function violationOf(item: unknown): Violation | null {
  if (Value.Check(OldViolation, item)) {
    const report = item['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return violation(
      directive,
      report['blocked-uri'],
      report['document-uri'],
      report['source-file'],
      report['line-number'],
    );
  }
  if (!Value.Check(NewViolation, item)) return null;
  const { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber } = item.body;
  return violation(effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber);
}

function violation(
  directive = '',
  blocked = '',
  page = '',
  file: string | null = '',
  line: number | null = 0,
): Violation {
  const short = (text: string): string => maskEmails(text).slice(0, 200);
  return {
    directive: short(directive),
    blocked: short(originOf(blocked)),
    page: short(pathOf(page)),
    file: short(pathOf(file ?? '')),
    line: line ?? 0,
  };
}

/** Addresses of others may hold anything about a visitor; words such as `inline` are the browser's. */
function originOf(address: string): string {
  const parsed = URL.parse(address);
  return parsed === null ? address : parsed.origin === 'null' ? parsed.protocol : parsed.origin;
}

function pathOf(address: string): string {
  return URL.parse(address)?.pathname ?? '';
}
