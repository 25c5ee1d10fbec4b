import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FaultCode } from '../request/errors.ts'
import { refusalOf } from './handle-errors.ts'

const faults: Record<string, FaultCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}

/**
 * Answers what Node cannot parse as a request, in the shape of every error. It closes the connection: the start of the next
 * request is unknown, and without the header a client would send it and wait in vain.
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
