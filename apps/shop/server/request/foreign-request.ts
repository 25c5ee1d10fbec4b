import type { FastifyRequest } from 'fastify'

/**
 * Nobody else's page may act for our guest. Browsers say where a request comes from, old ones at least name the page's origin; who
 * says neither is no browser and has no guest to act for.
 */
export function isForeign({ headers }: Pick<FastifyRequest, 'headers'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== new URL(siteUrl).origin
}
