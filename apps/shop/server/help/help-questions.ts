import type { FaqQuestion } from '@wojaz/content'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { FaqRating } from '../../app/features/help/help-address.ts'
import type { Services } from '../request/services.ts'
import { findQuestions } from './find-questions.ts'

/** All questions of the editors, or those that match the typed words. Used by the page and by the API call. */
export async function helpQuestions(
  { content }: Pick<Services, 'content'>,
  { typed, locale }: { typed: string; locale: Locale },
): Promise<FaqQuestion[]> {
  const questions = await content.faq(locale)
  return typed.trim() === '' ? questions : findQuestions(questions, typed)
}

/** Counts votes by answer and day, without any data about the voter. */
export async function rateAnswer(
  { content, eventCounts }: Pick<Services, 'content' | 'eventCounts'>,
  { questionId, rating, locale }: { questionId: string; rating: FaqRating; locale: Locale },
): Promise<Outcome<null, { code: 'not-found' }>> {
  const questions = await content.faq(locale)
  if (!questions.some(({ id }) => id === questionId)) return refused({ code: 'not-found' })
  eventCounts.add([{ event: 'faq', page: '/mytui/pomoc', identifier: `answer-${questionId}-${rating}` }])
  return accepted(null)
}
