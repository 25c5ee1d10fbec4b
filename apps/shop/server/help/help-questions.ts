import type { FaqQuestion } from '@wojaz/content'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { FaqRating } from '../../app/features/help/help-address.ts'
import type { Services } from '../request/services.ts'
import { findQuestions } from './find-questions.ts'

/** Everything editors have answered, or what of it fits what was typed. For the page and for the call alike. */
export async function helpQuestions(
  { content }: Pick<Services, 'content'>,
  { typed, locale }: { typed: string; locale: Locale },
): Promise<FaqQuestion[]> {
  const questions = await content.faq(locale)
  return typed.trim() === '' ? questions : findQuestions(questions, typed)
}

/** Counted, by answer and day; nothing about who has said it is kept. */
export async function rateAnswer(
  { content, eventCounts }: Pick<Services, 'content' | 'eventCounts'>,
  { questionId, rating, locale }: { questionId: string; rating: FaqRating; locale: Locale },
): Promise<Outcome<null, { code: 'not-found' }>> {
  const questions = await content.faq(locale)
  if (!questions.some(({ id }) => id === questionId)) return refused({ code: 'not-found' })
  eventCounts.add([{ event: 'faq', page: '/mytui/pomoc', identifier: `answer-${questionId}-${rating}` }])
  return accepted(null)
}
