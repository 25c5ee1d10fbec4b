import { daysBetween, type IsoDay } from '@wojaz/travel/dates'
import { type ComplaintWish, complaintWishes } from '@wojaz/travel/guest'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { isIban, plainIban } from './iban.ts'

/** The questions about one kind of problem; editors write the texts. */
export interface ComplaintCategory {
  readonly code: string
  readonly name: string
  readonly questions: readonly ComplaintQuestion[]
  /** The possible claims. */
  readonly wishes: readonly ComplaintWish[]
}

export interface ComplaintQuestion {
  readonly code: string
  readonly text: string
  readonly required: boolean
}

/** The complaint as the guest wrote it. */
export interface WrittenComplaint {
  readonly category: string
  /** The category's name at that time. */
  readonly categoryName: string
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly description: string
  /** Null: nothing was reported on site. */
  readonly reported: { readonly to: string; readonly on: IsoDay } | null
  readonly wishes: readonly ComplaintWish[]
  /** The amount the guest claims, in grosze; null: not given. */
  readonly amount: number | null
  readonly iban: string | null
}

export type ComplaintFault =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'not-a-day'
  | 'not-in-trip'
  | 'not-an-amount'
  | 'not-an-account'
/** By field name; a question's field is `answer.{code}`. */
export type ComplaintFaults = Readonly<Record<string, ComplaintFault>>

export interface ComplaintForm {
  readonly typed: Readonly<Record<string, string>>
  readonly wishes: readonly string[]
}

/** The trip it is about, and today. */
export interface ComplaintSubject {
  readonly departureDate: IsoDay
  readonly today: IsoDay
}

const longest = { description: 8000, answer: 2000, to: 200 }
const shortestDescription = 30
/** A million złoty: more is a typing error. */
const mostAmount = 100_000_000

/** Reads the whole form: returns all faults by field, or the complaint. */
export function readComplaint(
  form: ComplaintForm,
  categories: readonly ComplaintCategory[],
  subject: ComplaintSubject,
): Outcome<WrittenComplaint, ComplaintFaults> {
  const faults: Record<string, ComplaintFault> = {}
  const text = (field: string) => plain(form.typed[field])
  const category = categories.find(({ code }) => code === text('category'))
  if (!category) faults.category = 'missing'
  const answers = (category?.questions ?? []).flatMap(({ code, text: question, required }) => {
    const answer = text(`answer.${code}`)
    if (answer === '' && required) faults[`answer.${code}`] = 'missing'
    if (answer.length > longest.answer) faults[`answer.${code}`] = 'too-long'
    return answer === '' ? [] : { question, answer }
  })
  const description = text('description')
  if (description === '') faults.description = 'missing'
  else if (description.length < shortestDescription) faults.description = 'too-short'
  else if (description.length > longest.description) faults.description = 'too-long'
  const reported = readReported(text, subject, faults)
  const wishes = (category?.wishes ?? complaintWishes).filter((wish) => form.wishes.includes(wish))
  if (wishes.length === 0) faults.wishes = 'missing'
  const amount = readAmount(text('amount'))
  if (amount === undefined) faults.amount = 'not-an-amount'
  const iban = plainIban(text('iban'))
  const isPaid = wishes.includes('reduction') || wishes.includes('damages')
  if (iban === '' && isPaid) faults.iban = 'missing'
  if (iban !== '' && !isIban(iban)) faults.iban = 'not-an-account'
  if (!category || Object.keys(faults).length > 0) return refused(faults)
  return accepted({
    category: category.code,
    categoryName: category.name,
    answers,
    description,
    reported,
    wishes,
    amount: amount ?? null,
    iban: iban === '' ? null : iban,
  })
}

function readReported(
  text: (field: string) => string,
  { departureDate, today }: ComplaintSubject,
  faults: Record<string, ComplaintFault>,
): WrittenComplaint['reported'] {
  const answer = text('reported')
  if (answer === 'no') return null
  if (answer !== 'yes') {
    faults.reported = 'missing'
    return null
  }
  const [to, on] = [text('reportedTo'), text('reportedOn')]
  if (to === '') faults.reportedTo = 'missing'
  else if (to.length > longest.to) faults.reportedTo = 'too-long'
  if (on === '') faults.reportedOn = 'missing'
  else if (!isDay(on)) faults.reportedOn = 'not-a-day'
  else if (daysBetween(departureDate, on) < 0 || daysBetween(on, today) < 0) faults.reportedOn = 'not-in-trip'
  return { to, on }
}

/** Undefined: not an amount; null: none. */
function readAmount(typed: string): number | null | undefined {
  if (typed === '') return null
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?(?:zł)?$/i.exec(typed.replace(/\s/g, '')) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return amount > 0 && amount <= mostAmount ? amount : undefined
}

function isDay(text: string): text is IsoDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Without invisible characters, which the database may refuse. */
function plain(text = ''): string {
  return text
    .replaceAll('\r', '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
