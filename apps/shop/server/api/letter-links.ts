import { confirmPath, leavePath, oneClickPath, tokenParameter } from '@wojaz/post'
import type { Post } from '@wojaz/post/server'
import { defaultLocale, type Locale, localisedPath, type Outcome } from '@wojaz/travel'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type LinkResult, resultParameter } from '../../app/features/letter-links/link-result.ts'
import { parseForms } from '../form-body.ts'
import { formBodyLimit, formLimit } from '../plugins/rate-limit.ts'
import { confirmSchema, leavePageSchema, leaveSchema } from './letter-links.schema.ts'

/** The signed link is the right to press: nobody else knows it, so it does not matter where the press comes from. */
export const letterLinks: FastifyPluginAsyncZod<{ post: Post }> = async (api, { post }) => {
  parseForms(api, formBodyLimit)
  const limits = { config: formLimit, bodyLimit: formBodyLimit }

  api.post('/api/www/newsletter/confirm', { schema: confirmSchema, ...limits }, async ({ body }, reply) => {
    const outcome = await post.confirm(body.token)
    return reply
      .code(303)
      .header('location', resultPage(confirmPath, body.locale, outcome))
      .send(null)
  })

  api.post(oneClickPath, { schema: leaveSchema, ...limits }, async ({ body, query }, reply) => {
    const outcome = await post.leave(body?.token ?? query.token ?? '')
    // A mail program wants no page, and a link that opens nothing has nothing left to leave.
    if (body && 'List-Unsubscribe' in body) return reply.send(null)
    const locale = body?.locale ?? defaultLocale
    return reply
      .code(303)
      .header('location', resultPage(leavePath, locale, outcome))
      .send(null)
  })

  api.get(oneClickPath, { schema: leavePageSchema }, async ({ query }, reply) =>
    reply
      .code(303)
      .header('location', `${leavePath}?${new URLSearchParams({ [tokenParameter]: query.token })}`)
      .send(null),
  )
}

function resultPage(
  path: string,
  locale: Locale,
  outcome: Outcome<unknown, 'link-broken' | 'link-expired'>,
): string {
  const result: LinkResult = outcome.ok ? 'done' : outcome.refusal === 'link-expired' ? 'expired' : 'broken'
  return `${localisedPath(locale, path)}?${resultParameter}=${result}`
}
