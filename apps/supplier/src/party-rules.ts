import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Answer, Contact, Pickup } from './booking.ts'
import type { Option, Unit } from './catalogue/product.ts'
import type { Question } from './catalogue/questions.ts'
import { invalidUnit, type OctoError, unprocessable } from './octo-error.ts'

/** The units with these ids, if the party is allowed. */
export function partyOf(option: Option, unitIds: readonly string[]): Outcome<Unit[], OctoError> {
  const units: Unit[] = []
  for (const unitId of unitIds) {
    const unit = option.units.find(({ id }) => id === unitId)
    if (!unit) return refused(invalidUnit(unitId))
    units.push(unit)
  }
  if (units.length < option.minUnits || units.length > option.maxUnits)
    return refused(unprocessable(`Between ${option.minUnits} and ${option.maxUnits} units can be booked`))
  const alone = units.find(
    ({ accompaniedBy }) => accompaniedBy.length > 0 && !accompaniedBy.some((id) => unitIds.includes(id)),
  )
  return alone
    ? refused(unprocessable(`${alone.id} must be accompanied by ${alone.accompaniedBy.join(' or ')}`))
    : accepted(units)
}

/** What is missing before a hold can be confirmed; null: nothing. */
export function missingFrom(
  option: Option,
  booking: {
    readonly contact: Contact
    readonly pickup: Pickup
    readonly answers: readonly Answer[]
    readonly unitItems: readonly { readonly unitId: string; readonly answers: readonly Answer[] }[]
  },
): string | null {
  const field = option.contactFields.find((name) => !booking.contact[name])
  if (field) return `contact.${field} is required`
  if (option.pickup?.isRequired && booking.pickup.pointId === null) return 'pickupPointId is required'
  const question = unanswered(option.questions, booking.answers)
  if (question) return `The answer to '${question}' is missing or invalid`
  for (const [index, { unitId, answers }] of booking.unitItems.entries()) {
    const asked = option.units.find(({ id }) => id === unitId)?.questions ?? []
    const open = unanswered(asked, answers)
    if (open) return `unitItems.${index}: the answer to '${open}' is missing or invalid`
  }
  return null
}

function unanswered(questions: readonly Question[], answers: readonly Answer[]): string | undefined {
  return questions.find((question) => {
    const value = answers.find(({ questionId }) => questionId === question.id)?.value?.trim() ?? ''
    return value === '' ? question.isRequired : !isAnswer(question, value)
  })?.id
}

function isAnswer({ inputType, between, choices }: Question, value: string): boolean {
  if (inputType === 'select') return choices.some((choice) => choice.value === value)
  if (inputType !== 'number') return true
  const number = Number(value)
  const [low, high] = between ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return number >= low && number <= high
}
