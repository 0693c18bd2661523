export { smsDelivery } from './deliver-sms';
export { httpSms } from './http-sms';
export { forgetOldSms, readSmsOutbox } from './outbox';
export { queueSms } from './queue-sms';
