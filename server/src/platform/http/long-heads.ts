import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from './security-headers';

/** Addresses with shapes of a thousand corners are read, so that the search can say that it leaves them out; Node stops at 16 KB. */
export const MAX_HEAD_BYTES = 65_536;

/** In all nine languages: nobody has read yet which one is asked for. */
const TOO_LONG = [
  'Adresa je preduga. Nacrtajte jednostavnije područje ili uklonite dio filtara.',
  'The address is too long. Draw a simpler area or remove some filters.',
  'Die Adresse ist zu lang. Zeichnen Sie ein einfacheres Gebiet oder entfernen Sie einige Filter.',
  'L’indirizzo è troppo lungo. Disegnate un’area più semplice o togliete qualche filtro.',
  'L’adresse est trop longue. Dessinez une zone plus simple ou retirez quelques filtres.',
  'La dirección es demasiado larga. Dibuje una zona más sencilla o quite algunos filtros.',
  'Адрес слишком длинный. Нарисуйте область проще или уберите часть фильтров.',
  'O endereço é demasiado longo. Desenhe uma zona mais simples ou retire alguns filtros.',
  'Η διεύθυνση είναι πολύ μεγάλη. Σχεδιάστε μια απλούστερη περιοχή ή αφαιρέστε κάποια φίλτρα.',
].join('\n');

const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers a connection whose request could not be read at all, which no route and no hook ever sees.
 * @param secure whether the portal is served over https
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, secure: boolean): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUSES[error.code ?? ''] ?? 400;
  const body = status === 431 ? TOO_LONG : (STATUS_CODES[status] ?? '');
  const headers = {
    ...securityHeaders(secure),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}
