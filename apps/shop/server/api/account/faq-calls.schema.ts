import { faqTopics } from '@wojaz/content'
import { z } from 'zod'
import { faqRatings } from '../../../app/features/help/help-address.ts'
import { refusal } from '../refusal.schema.ts'

const tags = ['help']
const topic = z.enum(faqTopics)

export const faqSchema = {
  summary: 'Questions that guests ask, with answers',
  description:
    'All of them by topic; with `query` those that fit, the best first, despite typos. For everybody.',
  tags,
  querystring: z.object({ query: z.string().max(200).default(''), topic: topic.optional() }),
  response: {
    200: z.object({
      questions: z.array(z.object({ id: z.string(), topic, question: z.string(), html: z.string() })),
    }),
  },
}

export const faqFeedbackSchema = {
  summary: 'Say whether an answer has helped, and if not, why',
  description:
    'Counted by answer and day; nothing about who says it is kept. 404: there is no such question.',
  tags,
  body: z.object({ questionId: z.string().max(40), rating: z.enum(faqRatings) }),
  response: { 204: z.null(), 404: refusal },
}
