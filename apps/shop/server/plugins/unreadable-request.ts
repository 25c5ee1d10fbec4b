import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FaultCode } from '../request/errors.ts'
import { refusalOf } from './handle-errors.ts'

const faults: Record<string, FaultCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}

/**
 * What Node cannot read as a request reaches no route. It is refused in the one shape, and said to be the last of its connection: where
 * the next request would begin nobody knows, and a client that was not told would send it and wait in vain.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, body } = refusalOf(faults[error.code ?? ''] ?? 'invalid-request')
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
