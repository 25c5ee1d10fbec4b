import { accountPaths } from '@wojaz/account'
import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** What somebody looks for. */
export const askedParameter = 'szukaj'
/** The answer that was rated last: whoever has no scripts is thanked there. */
export const ratedParameter = 'oceniono'

export const helpAddress = (locale: Locale): string => localisedPath(locale, accountPaths.help)
export const answerId = (id: string): string => `pytanie-${id}`

/** What can be said of an answer; `yes`: it helped. */
export const faqRatings = ['yes', 'unclear', 'incomplete', 'outdated'] as const
export type FaqRating = (typeof faqRatings)[number]
export const isFaqRating = (word: string): word is FaqRating => faqRatings.some((one) => one === word)
