import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tellLimit, tellSecurity } from '../../../platform/http';
import { toAccountError, logFailure, sendFailure, sentenceOf } from '../account-failures';
import { localeOf } from '../account-scope';
import { readCall, type AccountCall, type AccountServices } from '../account-services';
import { describeCall } from '../description/describe-call';
import {
  isDocumentSubmit,
  typedAddress,
  typedValues,
  viewPath,
  type FormOutcome,
  type FormView,
} from './document-submit';
import { keepOutcome } from './form-outcome.store';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** View that a form without scripts comes from and goes back to. */
    accountView?: FormView;
  }
}

interface FormResult<Answer> {
  answer: Answer;
  /** Where a document goes: a path, or a view that shows what became of the form. */
  onward: string | (Pick<FormOutcome, 'view' | 'status' | 'message'> & Partial<Pick<FormOutcome, 'problems'>>);
}

export interface FormCall<Answer> {
  path: string;
  method?: 'POST' | 'PUT';
  /** Left out for calls that no page's form makes. */
  view?: FormView;
  run: (call: AccountCall) => Promise<FormResult<Answer>>;
}

/**
 * Registers a call that scripts make and plain forms as well: a script gets the answer as JSON, a document is sent on by 303,
 * back to its view with the outcome when that has something to show.
 */
export function addForm<Answer>(
  scope: FastifyInstance,
  services: AccountServices,
  { path, method = 'POST', view, run }: FormCall<Answer>,
): void {
  scope.route({
    method,
    url: path,
    schema: describeCall(path),
    config: view === undefined ? {} : { accountView: view },
    handler: async (request, reply) => {
      await services.protect(request);
      const call = readCall(request, reply);
      const { answer, onward } = await run(call);
      if (!isDocumentSubmit(request)) return answer;
      if (typeof onward === 'string') return reply.redirect(onward, 303);
      return backToView(services, call, {
        problems: {},
        ...onward,
        values: onward.status === 'success' ? typedAddress(call.fields) : typedValues(call.fields),
      });
    },
  });
}

/** Answers failures of all calls of a scope in the visitor's language; documents go back to their view. */
export function answerFailures(scope: FastifyInstance, services: AccountServices): void {
  scope.setErrorHandler(async (error, request, reply) => {
    const failure = toAccountError(error);
    logFailure(request, failure, error);
    // Documents are sent back to their form, which no status tells of.
    if (failure.status === 429) tellLimit(request);
    const view = request.routeOptions.config.accountView;
    // What came from elsewhere must not leave anything on the visitor's page.
    if (view === undefined || failure.sentence === 'foreign' || !isDocumentSubmit(request))
      return sendFailure(reply, failure, localeOf(request));
    const call = readCall(request, reply);
    if (failure.code === 'second-step') return reply.redirect(viewPath(call.locale, 'secondStep', call.fields), 303);
    const outcome: FormOutcome = {
      view,
      status: 'error',
      message: sentenceOf(failure, call.locale),
      problems: { ...failure.problems },
      values: typedValues(call.fields),
    };
    return backToView(services, call, outcome).catch(() => sendFailure(reply, failure, call.locale));
  });
}

async function backToView(
  services: AccountServices,
  { request, reply, fields, locale }: AccountCall,
  outcome: FormOutcome,
): Promise<FastifyReply> {
  await keepOutcome(services.db, services.browsers.idOf(request, reply), outcome, services.now());
  return reply.redirect(viewPath(locale, outcome.view, fields), 303);
}

/** One line for each outcome that matters for security; the account by its id, never by its address. */
export function logOutcome(request: FastifyRequest, event: string, outcome: string, uuid: string | null): void {
  tellSecurity(request, { event, outcome, account: uuid });
}
