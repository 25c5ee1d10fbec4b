import type { RequiredData } from '../model/attraction.ts'
import type { AttractionContact, AttractionItem } from '../model/attraction-order.ts'
import type { Answers } from '../suppliers/supplier.ts'
import {
  contactFields,
  isAnswer,
  isContactField,
  isSaidByUs,
  longestAnswer,
  longestField,
  ticketKinds,
} from './asked-fields.ts'

export interface DataFault {
  readonly itemId: string
  /** `contact.phoneNumber`, `answers.<questionId>`, `holders.0.contact.firstName`, `holders.0.answers.<questionId>` */
  readonly field: string
  readonly code: 'required' | 'invalid' | 'too-long'
}

/** What the supplier requires and was not told, and nothing else. */
export function dataFaults(
  item: Pick<AttractionItem, 'id' | 'required' | 'kinds' | 'told'>,
  contact: AttractionContact | null,
): DataFault[] {
  const { id: itemId, required, told } = item
  const known = { ...told.contact, ...contactFields(contact) }
  const faults = [...faultsOf(required, known, told.answers, '')]
  for (const [at, kind] of ticketKinds(item).entries()) {
    const holder = told.holders[at]
    const isTheirs = holder?.kindId === kind.id
    const said = isTheirs ? holder : { contact: {}, answers: {} }
    faults.push(...faultsOf(kind.required, said.contact, said.answers, `holders.${at}.`))
  }
  return faults.map(([field, code]) => ({ itemId, field, code }))
}

/** What the shop itself requires of the buyer: a name for the ticket, and contact data for the day. */
export function contactFaults(contact: AttractionContact | null): Omit<DataFault, 'itemId'>[] {
  const asked = { contact: ['firstName', 'lastName', 'emailAddress', 'phoneNumber'], questions: [] }
  return faultsOf(asked, contactFields(contact), {}, '').map(([field, code]) => ({ field, code }))
}

type Fault = readonly [field: string, code: DataFault['code']]

function faultsOf(
  required: RequiredData,
  contact: Readonly<Record<string, string>>,
  answers: Answers,
  prefix: string,
): Fault[] {
  const ofContact = required.contact
    .filter((field) => !isSaidByUs(field))
    .flatMap((field) =>
      faultOf(`${prefix}contact.${field}`, contact[field], {
        isRequired: true,
        longest: longestField,
        isFit: (value) => isContactField(field, value),
      }),
    )
  const ofAnswers = required.questions.flatMap((question) =>
    faultOf(`${prefix}answers.${question.id}`, answers[question.id], {
      isRequired: question.isRequired,
      longest: longestAnswer,
      isFit: (value) => isAnswer(question, value),
    }),
  )
  return [...ofContact, ...ofAnswers]
}

function faultOf(
  field: string,
  value = '',
  { isRequired, longest, isFit }: { isRequired: boolean; longest: number; isFit: (value: string) => boolean },
): Fault[] {
  const text = value.trim()
  if (text === '') return isRequired ? [[field, 'required']] : []
  if (text.length > longest) return [[field, 'too-long']]
  return isFit(text) ? [] : [[field, 'invalid']]
}
