import type { FastifyInstance } from 'fastify'
import { securedCookies } from '../request/secured-cookies.ts'

/** Adds `Secure` to every cookie if the site's URL is https, for pages, API and admin. Event streams do it themselves. */
export function secureCookies(app: FastifyInstance, siteUrl: string) {
  app.addHook('onSend', async (_request, reply) => {
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String)
    if (cookies.length === 0) return
    reply.removeHeader('set-cookie')
    reply.header('set-cookie', securedCookies(cookies, siteUrl))
  })
}
