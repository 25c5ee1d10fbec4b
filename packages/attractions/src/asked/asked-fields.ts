import type { Locale } from '@wojaz/travel/locale'
import type { Question, RequiredData } from '../model/attraction.ts'
import type { AttractionItem, ItemData } from '../model/attraction-order.ts'
import type { Answers, TicketHolder } from '../suppliers/supplier.ts'

/** One thing that the supplier asks, as a field of a form. */
export interface AskedField {
  /** `<item>.holders.0.contact.firstName`: within the item as faults name it. */
  readonly name: string
  /** OCTO's word for what everybody knows of themselves, or the supplier's own question in the guest's language. */
  readonly label: { readonly contact: string } | { readonly text: string }
  readonly input: AskedInput
  readonly isRequired: boolean
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** As it was told before. */
  readonly value: string
}

export const askedInputs = ['text', 'textarea', 'number', 'date', 'time', 'tel', 'email', 'select'] as const
export type AskedInput = (typeof askedInputs)[number]

export interface AskedPerson {
  readonly kindId: string
  readonly kindTitle: string
  /** Among all of the item, from 0. */
  readonly nth: number
  readonly fields: readonly AskedField[]
}

type Asking = Pick<AttractionItem, 'id' | 'required' | 'kinds' | 'told'>

/** What is asked of a booking as a whole, and of each person. What only whoever buys has to say stands in the contact of the cart. */
export function askedOf(item: Asking, locale: Locale) {
  const { answers, holders } = item.told
  const booking = item.required.questions.map((question) =>
    questionField(`${item.id}.answers`, question, answers, locale),
  )
  const people = holderKinds(item).map(({ id, titles, required }, nth): AskedPerson => {
    const told = holders[nth]
    const prefix = `${item.id}.holders.${nth}`
    return {
      kindId: id,
      kindTitle: titles[locale],
      nth,
      fields: [
        ...personalFields(required).map((field) => ({
          name: `${prefix}.contact.${field}`,
          label: { contact: field },
          input: contactInputs[field] ?? ('text' as const),
          isRequired: true,
          choices: [],
          value: told?.contact[field] ?? '',
        })),
        ...required.questions.map((question) =>
          questionField(`${prefix}.answers`, question, told?.answers ?? {}, locale),
        ),
      ],
    }
  })
  return { booking, people: people.filter(({ fields }) => fields.length > 0) }
}

/** Out of a form with these fields; what was not asked is not taken. */
export function readItemData(typed: Readonly<Record<string, string>>, item: Asking): ItemData {
  const read = (name: string) => (typed[name] ?? '').trim().slice(0, longest)
  const answersOf = (prefix: string, { questions }: RequiredData): Answers =>
    filled(questions.map(({ id }) => [id, read(`${prefix}.answers.${id}`)]))
  const holders = holderKinds(item).map(({ id, required }, nth): TicketHolder => {
    const prefix = `${item.id}.holders.${nth}`
    return {
      kindId: id,
      contact: filled(personalFields(required).map((field) => [field, read(`${prefix}.contact.${field}`)])),
      answers: answersOf(prefix, required),
    }
  })
  return { answers: answersOf(item.id, item.required), holders }
}

/** The language of whoever uses a ticket is that of the order. */
function personalFields({ contact }: RequiredData): readonly string[] {
  return contact.filter((field) => field !== 'locales')
}

const longest = 500

const contactInputs: Readonly<Record<string, AskedInput>> = {
  emailAddress: 'email',
  phoneNumber: 'tel',
  notes: 'textarea',
}

function holderKinds({ kinds }: Pick<AttractionItem, 'kinds'>) {
  return kinds.flatMap((kind) => Array.from({ length: kind.quantity }, () => kind))
}

function questionField(prefix: string, question: Question, answers: Answers, locale: Locale): AskedField {
  const { id, titles, isRequired, choices } = question
  return {
    name: `${prefix}.${id}`,
    label: { text: titles[locale] },
    input: choices.length > 0 ? 'select' : (askedInputs.find((input) => input === question.input) ?? 'text'),
    isRequired,
    choices: choices.map(({ value, titles: words }) => ({ value, label: words[locale] })),
    value: answers[id] ?? '',
  }
}

function filled(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''))
}
