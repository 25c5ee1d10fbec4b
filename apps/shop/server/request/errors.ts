import { isDatabaseUnavailable } from '@wojaz/database'
import type { FastifyError } from 'fastify'
import type { ErrorText } from './error-text.ts'

/** The faults of HTTP handling, with status and text. A new code does not compile until it has both. */
export const faults = {
  'invalid-request': { status: 400, text: 'api.invalidRequest' },
  forbidden: { status: 403, text: 'api.forbidden' },
  'not-found': { status: 404, text: 'api.notFound' },
  'method-not-allowed': { status: 405, text: 'api.methodNotAllowed' },
  'form-gone': { status: 409, text: 'forms.gone' },
  'request-timeout': { status: 408, text: 'api.requestTimeout' },
  'payload-too-large': { status: 413, text: 'api.payloadTooLarge' },
  'address-too-long': { status: 414, text: 'api.addressTooLong' },
  'unsupported-media-type': { status: 415, text: 'api.unsupportedMediaType' },
  'too-many-requests': { status: 429, text: 'api.tooManyRequests' },
  'too-many-messages': { status: 429, text: 'forms.tooManyMessages' },
  'too-many-questions': { status: 429, text: 'api.tooManyQuestions' },
  'headers-too-large': { status: 431, text: 'api.payloadTooLarge' },
  'internal-error': { status: 500, text: 'api.internalError' },
  'database-unavailable': { status: 503, text: 'api.databaseUnavailable' },
  'too-many-pictures': { status: 503, text: 'pictures.tooManyPictures' },
  'admin-unavailable': { status: 503, text: 'api.adminUnavailable' },
  'engine-full': { status: 503, text: 'api.engineFull' },
  'supplier-silent': { status: 503, text: 'api.supplierSilent' },
  'shop-busy': { status: 503, text: 'api.shopBusy' },
  'shutting-down': { status: 503, text: 'api.databaseUnavailable' },
} as const satisfies Record<string, { status: number; text: ErrorText }>

export type FaultCode = keyof typeof faults

/** Thrown by hooks and guards that cannot return a value; all other code returns refusals. */
export class Fault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly headers: Record<string, string> = {},
  ) {
    super(code)
  }
  get statusCode() {
    return faults[this.code].status
  }
}

const byFrameworkCode: Record<string, FaultCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_HANDLER_TIMEOUT: 'request-timeout',
}

const byStatus = new Map<number, FaultCode>([
  [403, 'forbidden'],
  [404, 'not-found'],
  [405, 'method-not-allowed'],
  [408, 'request-timeout'],
  [413, 'payload-too-large'],
  [414, 'address-too-long'],
  [415, 'unsupported-media-type'],
  [429, 'too-many-requests'],
])

export function faultCode(error: unknown): FaultCode {
  if (error instanceof Fault) return error.code
  if (isDatabaseUnavailable(error)) return 'database-unavailable'
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  const known = byFrameworkCode[code ?? ''] ?? byStatus.get(statusCode)
  return known ?? (statusCode >= 400 && statusCode < 500 ? 'invalid-request' : 'internal-error')
}
