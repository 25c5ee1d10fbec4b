import type { FastifyInstance } from 'fastify'

/**
 * One rule for every cookie that leaves the house, by page, call or admin: where the site's address is https, it never travels by
 * anything else. The address decides, not the request: what stands before the shop may speak plain http to it.
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
