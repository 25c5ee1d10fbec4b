import { accountPaths } from '@wojaz/account'
import { type Locale, localisedPath } from '@wojaz/travel/locale'

/** Query parameter: the searched text. */
export const askedParameter = 'szukaj'
/** Query parameter: the answer that was rated last. Guests without scripts see the thanks there. */
export const ratedParameter = 'oceniono'

export const helpAddress = (locale: Locale): string => localisedPath(locale, accountPaths.help)
export const answerId = (id: string): string => `pytanie-${id}`

/** The possible ratings; `yes`: it helped. */
export const faqRatings = ['yes', 'unclear', 'incomplete', 'outdated'] as const
export type FaqRating = (typeof faqRatings)[number]
export const isFaqRating = (word: string): word is FaqRating => faqRatings.some((one) => one === word)
