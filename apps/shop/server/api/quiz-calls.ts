import { dayOf } from '@wojaz/travel/dates'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { excludedField, partyFields, quizUrl } from '../../app/features/quiz/quiz-address.ts'
import { readQuiz } from '../quiz/read-quiz.ts'
import { shippedText } from '../request/error-text.ts'
import { localeOf } from '../request/locale.ts'
import type { Services } from '../request/services.ts'
import { type FindCustomer, visitorOf } from '../request/visitor.ts'
import { componentsOfPage } from '../showcase/home-components.ts'
import { quizSchema, quizStepSchema } from './quiz-calls.schema.ts'
import { backend } from './search/call-paths.ts'

type QuizServices = Pick<Services, 'content' | 'offers' | 'showcase' | 'clock'> & {
  findCustomer: FindCustomer
}

/** The quiz as API calls, by the same verb as its page. */
export const quizCalls: FastifyPluginAsyncZod<QuizServices> = async (api, { findCustomer, ...services }) => {
  const quizFor = async (request: FastifyRequest, reply: FastifyReply) => {
    const customer = await findCustomer(request, reply)
    reply.header('cache-control', 'private, no-cache')
    const visitor = visitorOf(customer, request.headers.cookie, dayOf(services.clock()))
    const reader = { locale: localeOf(request), visitor, drafts: false }
    const [quiz] = await componentsOfPage({ url: quizUrl, name: 'quiz' }, reader, services)
    return quiz
  }

  api.get(`${backend}/ajax/quiz`, { schema: quizSchema }, async (request, reply) => {
    const quiz = await quizFor(request, reply)
    return quiz ?? refuse(request, reply)
  })

  api.post(`${backend}/ajax/quiz`, { schema: quizStepSchema }, async (request, reply) => {
    const quiz = await quizFor(request, reply)
    if (!quiz) return refuse(request, reply)
    const { view } = await readQuiz(quiz, paramsOf(request.body), { ...services, locale: localeOf(request) })
    return view
  })
}

/** The editors have removed the page. */
function refuse(request: FastifyRequest, reply: FastifyReply) {
  const message = shippedText('content.api.pageNotFound', localeOf(request))
  return reply.code(404).send({ code: 'page-not-found', message })
}

interface Sent {
  answers: Record<string, string>
  party?: { adults: number; ages: number[] } | undefined
  excluded: string[]
}

/** The query parameters of the page's URL. */
function paramsOf({ answers, party, excluded }: Sent): URLSearchParams {
  const params = new URLSearchParams(answers)
  if (party) {
    params.set(partyFields.adults, String(party.adults))
    for (const age of party.ages) params.append(partyFields.age, String(age))
  }
  for (const code of excluded) params.append(excludedField, code)
  return params
}
