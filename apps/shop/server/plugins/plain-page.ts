import { type Locale, localisedPath } from '@wojaz/travel/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorText } from '../request/error-text.ts'
import type { FaultCode } from '../request/errors.ts'
import { escapeHtml } from '../request/escape-html.ts'
import { shopPolicy, sourceHash } from './security-headers.ts'

interface PlainPage {
  code: FaultCode
  status: number
  locale: Locale
}

/** The error page without React: the database is unavailable, the admin is stopped, or rendering failed. */
export function plainPage(request: FastifyRequest, reply: FastifyReply, { code, status, locale }: PlainPage) {
  const words = (key: Parameters<typeof errorText>[0]) => escapeHtml(errorText(key, locale))
  const message = words(messages[code] ?? 'api.internalError')
  const id =
    status === 500
      ? `<p class="id">${words('error.errorId').replace('{{errorId}}', escapeHtml(request.id))}</p>`
      : ''
  reply.header('content-security-policy', shopPolicy({ inline, framing: 'none' }))
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words('plainPage.title')} | Wojaż</title>
<style>${styles}</style></head>
<body><main><p class="name">Wojaż</p><h1>${words('plainPage.title')}</h1><p>${message}</p>${id}
<p><a href="${localisedPath(locale, '/')}">${words('error.home')}</a></p></main></body>
</html>
`)
}

const messages: Partial<Record<FaultCode, Parameters<typeof errorText>[0]>> = {
  'invalid-request': 'api.invalidRequest',
  forbidden: 'api.forbidden',
  'not-found': 'api.notFound',
  'method-not-allowed': 'api.methodNotAllowed',
  'form-gone': 'forms.gone',
  'payload-too-large': 'api.payloadTooLarge',
  'too-many-requests': 'api.tooManyRequests',
  'too-many-questions': 'api.tooManyQuestions',
  'engine-full': 'api.engineFull',
  'shop-busy': 'api.shopBusy',
  'database-unavailable': 'api.databaseUnavailable',
  'admin-unavailable': 'api.adminUnavailable',
  'shutting-down': 'api.databaseUnavailable',
}

const styles =
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#0f2d40;background:#fbf8f2}' +
  'main{max-width:34rem;margin:12vh auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25;margin:.5rem 0 1rem}' +
  '.name{font-weight:700}.id{color:#5a6472;font-size:.875rem}a{color:#c2371b}'

const inline = { scripts: [], styles: [sourceHash(styles)] }
