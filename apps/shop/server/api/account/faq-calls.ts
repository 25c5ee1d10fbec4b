import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { helpQuestions, rateAnswer } from '../../help/help-questions.ts'
import { formLimit } from '../../plugins/rate-limit.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import { mytui } from './answer-account.ts'
import { faqFeedbackSchema, faqSchema } from './faq-calls.schema.ts'

type FaqServices = Pick<Services, 'content' | 'eventCounts' | 'env'>

export const faqCalls: FastifyPluginAsyncZod<FaqServices> = async (api, services) => {
  api.get(`${mytui}/faq`, { schema: faqSchema }, async (request) => {
    const { query, topic } = request.query
    const found = await helpQuestions(services, { typed: query, locale: localeOf(request) })
    return { questions: topic ? found.filter((one) => one.topic === topic) : found }
  })

  const route = { schema: faqFeedbackSchema, config: formLimit, bodyLimit: 1024 }
  api.post(`${mytui}/faq/feedback`, route, async (request, reply) => {
    if (isForeign(request, services.env.siteUrl)) throw new Fault('forbidden')
    const outcome = await rateAnswer(services, { ...request.body, locale: localeOf(request) })
    if (!outcome.ok) throw new Fault('not-found')
    return reply.code(204).send(null)
  })
}
