import type { FastifyReply } from 'fastify'
import { bankOriginsOf } from '../payment/bank-origins.ts'
import { type InlineSources, shopPolicy } from '../plugins/security-headers.ts'
import type { Visit } from '../request/context.ts'
import type { Services } from '../request/services.ts'
import { isActingPath, isPayingPath } from './acting-paths.ts'

/** Sets the headers of an answer. For a document the returned function adds the hashes of its inline scripts. */
export type GuardPage = (reply: FastifyReply, visit: Visit) => AllowInline
export type AllowInline = (inline: InlineSources) => void

/** Sets framing, caching and the Content-Security-Policy. */
export function pageGuard(
  { env, mapStyles }: Pick<Services, 'env' | 'mapStyles'>,
  hotReload?: string,
): GuardPage {
  const errorOrigin = env.errorDsn ? new URL(env.errorDsn).origin : undefined
  const bankOrigins = bankOriginsOf([env.payu, env.p24].flatMap((bank) => bank?.url ?? []))
  return (reply, visit) => {
    const isPrivate = visit.drafts || isActingPath(visit.path)
    reply.header('cache-control', isPrivate ? 'no-store' : 'private, no-cache')
    if (isPrivate) reply.header('x-robots-tag', 'noindex')
    const allow = (inline?: InlineSources) => {
      const policy = shopPolicy({
        inline,
        framing: visit.drafts ? 'self' : 'none',
        hotReload,
        errorOrigin,
        mapOrigins: mapStyles.origins(),
        bankOrigins: isPayingPath(visit.path) ? bankOrigins : [],
      })
      reply.header('content-security-policy', policy)
    }
    allow()
    return allow
  }
}
