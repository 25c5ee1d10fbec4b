import type { Locale } from '@wojaz/travel/locale'
import type { Question, RequiredData } from '../model/attraction.ts'
import type { AttractionItem, ItemData } from '../model/attraction-order.ts'
import { contactFields, isSaidByUs, longestAnswer, ticketKinds } from '../rules/asked-fields.ts'
import { contactTitle } from '../rules/required-schema.ts'
import type { Answers, TicketHolder } from '../suppliers/supplier.ts'

/** One question of the supplier as a form field. */
export interface FormField {
  /** `<item>.holders.0.contact.firstName`: the name of the field in `dataFaults`. */
  readonly name: string
  readonly label: string
  readonly input: FormInput
  readonly isRequired: boolean
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** The value given before. */
  readonly value: string
}

const inputs = ['text', 'textarea', 'number', 'date', 'time', 'tel', 'email', 'select'] as const
export type FormInput = (typeof inputs)[number]

export interface FormPerson {
  readonly kindId: string
  readonly kindTitle: string
  /** Among all tickets of the item, from 0. */
  readonly nth: number
  readonly fields: readonly FormField[]
}

type Asking = Pick<AttractionItem, 'id' | 'required' | 'kinds' | 'told'>
type Values = Readonly<Record<string, string>>

/** The questions for the whole booking and for each person. Data that the shop asks every buyer for is not asked again. */
export function formOf(item: Asking, locale: Locale) {
  const { contact = {}, answers, holders } = item.told
  const booking = fieldsOf(
    item.id,
    { ...item.required, contact: askedOfBooking(item) },
    { contact, answers },
    locale,
  )
  const people = ticketKinds(item).map(
    ({ id, titles, required }, nth): FormPerson => ({
      kindId: id,
      kindTitle: titles[locale],
      nth,
      fields: fieldsOf(`${item.id}.holders.${nth}`, required, holders[nth] ?? nothing, locale),
    }),
  )
  return { booking, people: people.filter(({ fields }) => fields.length > 0) }
}

/** Reads a form with these fields; fields that were not asked for are ignored. */
export function readItemData(typed: Values, item: Asking): ItemData {
  const read = (name: string) => (typed[name] ?? '').trim().slice(0, longestAnswer + 1)
  const told = (prefix: string, part: 'contact' | 'answers', names: readonly string[]) =>
    Object.fromEntries(
      names
        .map((name) => [name, read(`${prefix}.${part}.${name}`)] as const)
        .filter(([, value]) => value !== ''),
    )
  const answersOf = (prefix: string, { questions }: RequiredData) =>
    told(
      prefix,
      'answers',
      questions.map(({ id }) => id),
    )
  const holders = ticketKinds(item).map(({ id, required }, nth): TicketHolder => {
    const prefix = `${item.id}.holders.${nth}`
    return {
      kindId: id,
      contact: told(prefix, 'contact', required.contact),
      answers: answersOf(prefix, required),
    }
  })
  return {
    contact: told(item.id, 'contact', askedOfBooking(item)),
    answers: answersOf(item.id, item.required),
    holders,
  }
}

const nothing = { contact: {}, answers: {} }
/** The buyer has already given them. */
const ofBuyer = Object.keys(contactFields({ firstName: '', lastName: '', email: '', phone: '' }))

function askedOfBooking({ required }: Pick<Asking, 'required'>): readonly string[] {
  return required.contact.filter((field) => !ofBuyer.includes(field))
}

const contactInputs: Readonly<Record<string, FormInput>> = {
  emailAddress: 'email',
  phoneNumber: 'tel',
  notes: 'textarea',
}

function fieldsOf(
  prefix: string,
  { contact, questions }: RequiredData,
  told: { readonly contact: Values; readonly answers: Answers },
  locale: Locale,
): FormField[] {
  const ofContact = contact
    .filter((field) => !isSaidByUs(field))
    .map((field) => ({
      name: `${prefix}.contact.${field}`,
      label: contactTitle(field, locale),
      input: contactInputs[field] ?? ('text' as const),
      isRequired: true,
      choices: [],
      value: told.contact[field] ?? '',
    }))
  return [
    ...ofContact,
    ...questions.map((question) => questionField(`${prefix}.answers`, question, told.answers, locale)),
  ]
}

function questionField(prefix: string, question: Question, answers: Answers, locale: Locale): FormField {
  const { id, titles, isRequired, choices } = question
  return {
    name: `${prefix}.${id}`,
    label: titles[locale],
    input: choices.length > 0 ? 'select' : (inputs.find((input) => input === question.input) ?? 'text'),
    isRequired,
    choices: choices.map(({ value, titles: words }) => ({ value, label: words[locale] })),
    value: answers[id] ?? '',
  }
}
