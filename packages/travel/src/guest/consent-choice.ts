import { type IsoDay, isIsoDay } from '../dates/calendar-date.ts'

/** What a guest may allow or refuse. What the shop cannot work without is not optional. */
export const optionalCategories = ['preferences', 'statistics', 'marketing'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** A guest's decision. Without one nothing is allowed. */
export interface Consent {
  decidedOn: IsoDay
  allowed: readonly OptionalCategory[]
}

/** The buttons of banner and settings; `chosen` takes the ticked boxes. */
export const consentAnswers = ['all', 'necessary', 'chosen'] as const
export type ConsentAnswer = (typeof consentAnswers)[number]

export function decideConsent(
  answer: ConsentAnswer,
  ticked: readonly OptionalCategory[],
  today: IsoDay,
): Consent {
  const allowed: Record<ConsentAnswer, readonly OptionalCategory[]> = {
    all: optionalCategories,
    necessary: [],
    chosen: optionalCategories.filter((category) => ticked.includes(category)),
  }
  return { decidedOn: today, allowed: allowed[answer] }
}

export function allows(consent: Consent | null, category: OptionalCategory): boolean {
  return consent?.allowed.includes(category) ?? false
}

/** Categories that were allowed before and are not any more: whatever was stored under them must be erased. */
export function withdrawnCategories(before: Consent | null, after: Consent): OptionalCategory[] {
  return optionalCategories.filter((category) => allows(before, category) && !allows(after, category))
}

export const consentCookie = 'cookie_consent'

/** Half a year: guests are not asked too often, and a decision they forgot is asked for again. */
export const consentMaxAge = 180 * 86_400

/** Raise it when a category is added or comes to mean more: everybody is then asked again. */
const version = '1'

export function encodeConsent({ decidedOn, allowed }: Consent): string {
  return [version, decidedOn, ...optionalCategories.filter((category) => allowed.includes(category))].join(
    '.',
  )
}

/** A value that is not a decision about today's categories counts as no decision. */
export function decodeConsent(value: string | null): Consent | null {
  const [given, decidedOn = '', ...allowed] = (value ?? '').split('.')
  if (given !== version || !isIsoDay(decidedOn) || !allowed.every(isOptional)) return null
  return { decidedOn, allowed: optionalCategories.filter((category) => allowed.includes(category)) }
}

function isOptional(name: string): name is OptionalCategory {
  return (optionalCategories as readonly string[]).includes(name)
}
