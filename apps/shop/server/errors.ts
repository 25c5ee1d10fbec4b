import { isDatabaseUnavailable } from '@wojaz/database'
import { defaultLocale, type Locale } from '@wojaz/travel'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type ErrorText, errorText } from './error-text.ts'
import { plainPage } from './plain-page.ts'
import type { Reports } from './reports.ts'
import { localeOf, wantsPage } from './request-locale.ts'

/** What can go wrong at the edge, its status and its words. A new code does not compile until it has both. */
const faults = {
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
  'headers-too-large': { status: 431, text: 'api.payloadTooLarge' },
  'internal-error': { status: 500, text: 'api.internalError' },
  'database-unavailable': { status: 503, text: 'api.databaseUnavailable' },
  'too-many-pictures': { status: 503, text: 'pictures.tooManyPictures' },
  'admin-unavailable': { status: 503, text: 'api.adminUnavailable' },
  'shutting-down': { status: 503, text: 'api.databaseUnavailable' },
} as const satisfies Record<string, { status: number; text: ErrorText }>

export type FaultCode = keyof typeof faults

/** Thrown by hooks and guards that cannot return a value; everything else refuses by value. */
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

interface ErrorBody {
  code: string
  message: string
  fields?: Record<string, string>
}

/** The one shape of every error under `/api`, in the language of the request. */
function errorBody(code: FaultCode, locale: Locale, fields?: Record<string, string>): ErrorBody {
  return { code, message: errorText(faults[code].text, locale), ...(fields && { fields }) }
}

/** For what cannot be answered through a reply: nothing is known of its language. */
export function refusalOf(code: FaultCode): { status: number; body: string } {
  return { status: faults[code].status, body: JSON.stringify(errorBody(code, defaultLocale)) }
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

function faultCode(error: unknown): FaultCode {
  if (error instanceof Fault) return error.code
  if (isDatabaseUnavailable(error)) return 'database-unavailable'
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  const known = byFrameworkCode[code ?? ''] ?? byStatus.get(statusCode)
  return known ?? (statusCode >= 400 && statusCode < 500 ? 'invalid-request' : 'internal-error')
}

function fieldsOf(error: unknown, locale: Locale): Record<string, string> | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  const words = errorText('api.invalidField', locale)
  return Object.fromEntries(
    error.validation.map((fault) => [fault.instancePath.slice(1).replaceAll('/', '.') || 'body', words]),
  )
}

export function answerFault(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const code = faultCode(error)
  const locale = localeOf(request)
  if (code === 'database-unavailable' || code === 'admin-unavailable') reply.header('retry-after', '5')
  if (error instanceof Fault) reply.headers(error.headers)
  reply.code(faults[code].status).header('cache-control', 'no-store')
  if (wantsPage(request)) return plainPage(request, reply, { code, status: faults[code].status, locale })
  return reply.type('application/json; charset=utf-8').send(errorBody(code, locale, fieldsOf(error, locale)))
}

/** The last resort: whatever nobody caught is logged with its request and answered without its insides. */
export function handleErrors(app: FastifyInstance, reports: Pick<Reports, 'errorHappened'>) {
  app.setErrorHandler((error, request, reply) => {
    const code = faultCode(error)
    if (code === 'internal-error') {
      const { url: route = 'unknown' } = request.routeOptions
      request.log.error({ err: error, route }, 'request failed')
      reports.errorHappened(error, { transaction: `${request.method} ${route}`, isUnhandled: true })
    } else if (code === 'database-unavailable') request.log.warn({ route: request.routeOptions.url }, code)
    return answerFault(request, reply, error)
  })
  app.setNotFoundHandler((request, reply) => answerFault(request, reply, new Fault('not-found')))
}
