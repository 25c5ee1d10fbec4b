import type { Offers } from '@wojaz/offers/server'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { voteCall } from '../../../app/features/hotel-card/review-address.ts'
import { sectionIds } from '../../../app/features/hotel-card/section-address.ts'
import { safeReturn } from '../../account/safe-return.ts'
import { reviewVoter } from '../../hotel-card/review-voter.ts'
import { voteLimit } from '../../plugins/rate-limit.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { isFormType, parseForms } from '../../request/form-body.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { refusal } from '../refusal.schema.ts'

interface ReviewVotesOptions {
  offers: Pick<Offers, 'voteForReview'>
  siteUrl: string
  findCustomer: FindCustomer
}

const bodyLimit = 2 * 1024

const schema = {
  summary: 'A guest finds a review helpful, or takes that back',
  description:
    'One vote of a browser (cookie `review_votes`) or of a customer. `press` takes back what was given; a plain form sends it and is led back to `back`.',
  tags: ['reviews'],
  body: z.object({
    reviewId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    wish: z.enum(['give', 'take-back', 'press']).default('press'),
    back: z.string().max(500).optional(),
  }),
  response: {
    200: z.object({ isGiven: z.boolean(), helpful: z.int().min(0) }),
    303: z.null(),
    403: refusal,
    404: refusal,
  },
}

/** The button of a review is a plain form, which works without scripts. */
export const reviewVotes: FastifyPluginAsyncZod<ReviewVotesOptions> = async (api, options) => {
  const { offers, siteUrl, findCustomer } = options
  parseForms(api, bodyLimit)

  api.post(voteCall, { schema, bodyLimit, config: voteLimit }, async (request, reply) => {
    if (isForeign(request, siteUrl)) throw new Fault('forbidden')
    const { reviewId, wish, back } = request.body
    const { voter, cookie } = reviewVoter(await findCustomer(request, reply), request.headers.cookie)
    const outcome = await offers.voteForReview({ reviewId, voter, wish })
    if (!outcome.ok) throw new Fault('not-found')
    reply.header('cache-control', 'no-store')
    if (cookie) reply.header('set-cookie', cookie)
    if (isFormType(request.headers['content-type']))
      return reply.redirect(`${safeReturn(back ?? null) ?? '/'}#${sectionIds.reviews}`, 303)
    const { isGiven, helpful } = outcome.value
    return { isGiven, helpful }
  })
}
