import type { FastifyRequest } from 'fastify'

/**
 * The CSRF check: a foreign page must not act for our guest. Browsers send `sec-fetch-site`, old ones at least `origin`. A client
 * that sends neither is not a browser and has no guest's cookies.
 */
export function isForeign({ headers }: Pick<FastifyRequest, 'headers'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== new URL(siteUrl).origin
}
