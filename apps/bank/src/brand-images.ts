import type { FastifyPluginAsync } from 'fastify'
import { methodName } from './pay-methods.ts'

/** The logo of a payment method: its first letter on the bank's colour. */
export const brandImages: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>('/brand/:file', async ({ params }, reply) => {
    const name = methodName(params.file.replace(/\.svg$/, ''), 'pl')
    if (!name) return reply.code(404).send()
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img"><title>${name}</title><rect width="48" height="48" rx="8" fill="#0b3b60"/><text x="24" y="33" font-family="sans-serif" font-size="26" font-weight="700" text-anchor="middle" fill="#fff">${name.slice(0, 1).toUpperCase()}</text></svg>`,
      )
  })
}
