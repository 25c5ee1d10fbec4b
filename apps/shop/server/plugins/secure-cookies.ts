import type { FastifyInstance } from 'fastify'

/**
 * Adds `Secure` to every cookie if the site's URL is https, for pages, API and admin. The URL decides, not the request: a proxy
 * may use plain http.
 */
export function secureCookies(app: FastifyInstance, siteUrl: string) {
  if (!siteUrl.startsWith('https:')) return
  app.addHook('onSend', async (_request, reply) => {
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String)
    if (cookies.length === 0) return
    reply.removeHeader('set-cookie')
    reply.header('set-cookie', cookies.map(secured))
  })
}

function secured(cookie: string): string {
  return /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`
}
