import { AppError } from '@kvadrat/contracts/errors';
import { alertSchema } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import { Type } from 'typebox';
import { admitForm, checkFields, FORM_POSTS, newFormKey } from '../../../platform/forms';
import { refuseForeign } from '../../../platform/http';
import { FORM } from '../../../platform/lanes';
import { defineLimits, limitNetwork } from '../../../platform/limits';
import { cleanEmail } from '../../../platform/mailbox';
import { reference } from '../../../platform/schema';
import { canonicalSearch } from '../../search/api';
import { startAlert } from '../readers/start-alert';
import type { AlertScope } from './alert-scope';
import { StartBody } from './alert.schema';

const LIMITS = defineLimits('alerts', { start: { network: FORM_POSTS, open: true } });
const tags = ['alerts'];

interface Start {
  Body: {
    address: string;
    name: string;
    email: string;
    alert: 'daily' | 'real-time';
    locale: Locale;
    key: string;
    website?: string;
  };
}

/** `GET /api-next/alerts/form/` and `POST /api-next/alerts/`: alerts for somebody without an account. */
export function addStartRoutes({ app, db, keys, accounts, publicUrl, now }: AlertScope): void {
  app.get(
    '/api-next/alerts/form/',
    {
      config: FORM,
      schema: {
        operationId: 'startAlertForm',
        summary: 'What the form for alerts starts with',
        tags,
        response: { 200: reference('FormStart') },
      },
    },
    () => Promise.resolve({ key: newFormKey(now().getTime()) }),
  );
  app.post<Start>(
    '/api-next/alerts/',
    {
      onRequest: limitNetwork(app, LIMITS.start),
      schema: {
        operationId: 'startAlert',
        summary: 'Asks for alerts without an account; they begin once the mailbox is proven',
        tags,
        body: StartBody,
        response: {
          204: Type.Null(),
          400: reference('ApiError'),
          403: reference('ApiError'),
          409: reference('ApiError'),
          422: reference('RefusedFields'),
          429: reference('ApiError'),
        },
      },
    },
    async (request, reply) => {
      refuseForeign(request);
      const { address, name, alert, locale, email } = request.body;
      const checked = checkFields(['email'], alertSchema, { email });
      const { value, formKey } = admitForm(checked, request.body, now().getTime());
      const criteria = await canonicalSearch(db, address);
      if (criteria === null) throw new AppError('invalid-request', 'address is not that of a list');
      const to = cleanEmail(value.email);
      if (!(await accounts.mayMail(request, to))) throw new AppError('rate-limited', 'too many mails');
      await startAlert(db, keys, publicUrl(), {
        email: to,
        name: name.trim(),
        criteria,
        alert,
        locale,
        formKey,
        now: now(),
      });
      return reply.code(204).send();
    },
  );
}
