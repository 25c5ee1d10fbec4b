import { defaultLocale, type Locale } from '@wojaz/travel/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { errorText } from '../request/error-text.ts'
import { Fault, type FaultCode, faultCode, faults } from '../request/errors.ts'
import { localeOf, wantsPage } from '../request/locale.ts'
import type { Reports } from '../request/reports.ts'
import { plainPage } from './plain-page.ts'

interface ErrorBody {
  code: string
  message: string
  fields?: Record<string, string>
}

/** The shape of every error under `/api`, in the language of the request. */
function errorBody(code: FaultCode, locale: Locale, fields?: Record<string, string>): ErrorBody {
  return { code, message: errorText(faults[code].text, locale), ...(fields && { fields }) }
}

/** For errors without a reply object, whose language is unknown. */
export function refusalOf(code: FaultCode): { status: number; body: string } {
  return { status: faults[code].status, body: JSON.stringify(errorBody(code, defaultLocale)) }
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

/** The last resort: logs uncaught errors with their request and answers without internal details. */
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
