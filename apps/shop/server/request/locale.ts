import { defaultLocale, isLocale, type Locale, splitLocale } from '@wojaz/travel/locale'
import type { FastifyRequest } from 'fastify'
import { isFormType } from './form-body.ts'

/** The language: of a page by its path, of an API call by header or query, else the browser's preference. */
export function localeOf(request: FastifyRequest): Locale {
  const path = pathOf(request)
  const { locale } = splitLocale(path)
  if (locale !== defaultLocale) return locale
  const asked = [request.headers['x-market-language'], queryLocale(request)].find(isSpoken)
  if (asked) return asked
  return wantsPage(request) ? defaultLocale : preferredLocale(request.headers['accept-language'])
}

/** Whether an error is shown as a page (people and crawlers) or as JSON (API calls). */
export function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  if ((isCallPath(path) && !isPlainForm(request)) || path.endsWith('.data')) return false
  const accept = request.headers.accept ?? ''
  return accept === '' || accept.includes('text/html') || accept.includes('*/*')
}

/** Whether the request is a form sent without scripts. */
function isPlainForm({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'POST' && isFormType(headers['content-type']) && Boolean(headers.accept?.includes('text/html'))
  )
}

/** Paths that never are pages. */
export function isCallPath(path: string): boolean {
  return /^\/(api|health|metrics|assets|scale|file|og|dictionary)(\/|$)/.test(path)
}

export function pathOf(request: FastifyRequest): string {
  const { url } = request
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', ...params] = wish.trim().toLowerCase().split(';')
    const weight = Number(
      params
        .find((param) => param.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    return { language: tag.split('-')[0] ?? '', weight: Number.isNaN(weight) ? 0 : weight }
  })
  const heard = wishes.filter(({ language, weight }) => isLocale(language) && weight > 0)
  const first = heard.sort((a, b) => b.weight - a.weight)[0]?.language
  return isSpoken(first) ? first : defaultLocale
}

function queryLocale(request: FastifyRequest): unknown {
  return typeof request.query === 'object' && request.query !== null && 'locale' in request.query
    ? request.query.locale
    : undefined
}

function isSpoken(text: unknown): text is Locale {
  return typeof text === 'string' && isLocale(text)
}
