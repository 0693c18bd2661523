/** A calendar entry that goes along with a mail (RFC 5545, RFC 5546). */
export interface MailCalendar {
  /** What mail programs make of it: put it in or change it, or take it out. */
  method: 'REQUEST' | 'CANCEL';
  /** The file, lines ended by CRLF. */
  text: string;
}
