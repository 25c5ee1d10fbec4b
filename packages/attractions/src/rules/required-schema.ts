import type { Locale } from '@wojaz/travel/locale'
import type { Question, RequiredData } from '../model/attraction.ts'
import type { AttractionItem } from '../model/attraction-order.ts'
import { isSaidByUs, longestAnswer, longestField, ticketKinds } from './asked-fields.ts'
import contactTitles from './contact-field-titles.json' with { type: 'json' }

/** The part of JSON Schema (2020-12) that required data needs. */
export interface DataSchema {
  readonly type: 'object' | 'array' | 'string'
  readonly title?: string
  readonly properties?: Readonly<Record<string, DataSchema>>
  readonly required?: readonly string[]
  readonly prefixItems?: readonly DataSchema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  readonly pattern?: string
  readonly oneOf?: readonly { readonly const: string; readonly title: string }[]
}

/** What the supplier asks of the booking and of each ticket holder, with titles in the guest's language. */
export function requiredSchema(
  item: Pick<AttractionItem, 'required' | 'kinds'>,
  locale: Locale,
): DataSchema & { readonly $schema: string } {
  const tickets = ticketKinds(item)
  const asksHolders = tickets.some(({ required }) => isAsked(required))
  const { properties, required } = partsOf(item.required, locale)
  const holders: DataSchema = {
    type: 'array',
    minItems: tickets.length,
    maxItems: tickets.length,
    prefixItems: tickets.map(({ required: asked, titles }) => ({
      type: 'object',
      title: titles[locale],
      ...partsOf(asked, locale),
    })),
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: asksHolders ? { ...properties, holders } : properties,
    required: asksHolders ? [...required, 'holders'] : required,
  }
}

function isAsked({ contact, questions }: RequiredData): boolean {
  return contact.some((field) => !isSaidByUs(field)) || questions.length > 0
}

function partsOf({ contact, questions }: RequiredData, locale: Locale) {
  const fields = contact.filter((field) => !isSaidByUs(field))
  const parts: [string, DataSchema][] = []
  if (fields.length > 0)
    parts.push([
      'contact',
      objectOf(
        fields.map((field) => [field, contactSchema(field, locale)]),
        fields,
      ),
    ])
  if (questions.length > 0)
    parts.push([
      'answers',
      objectOf(
        questions.map((question) => [question.id, answerSchema(question, locale)]),
        questions.filter(({ isRequired }) => isRequired).map(({ id }) => id),
      ),
    ])
  const names = parts.filter(([, { required }]) => (required ?? []).length > 0).map(([name]) => name)
  return { properties: Object.fromEntries(parts), required: names }
}

function objectOf(fields: readonly [string, DataSchema][], required: readonly string[]): DataSchema {
  return { type: 'object', properties: Object.fromEntries(fields), required }
}

const titles: Readonly<Record<string, Readonly<Record<Locale, string>>>> = contactTitles

/** OCTO's field names in the guest's language; an unknown field keeps its name. */
export function contactTitle(field: string, locale: Locale): string {
  return titles[field]?.[locale] ?? field
}

function contactSchema(field: string, locale: Locale): DataSchema {
  const schema: DataSchema = {
    type: 'string',
    title: contactTitle(field, locale),
    minLength: 1,
    maxLength: longestField,
  }
  if (field === 'emailAddress') return { ...schema, format: 'email' }
  if (field === 'country') return { ...schema, pattern: '^[A-Za-z]{2}$' }
  return schema
}

/** Formats that have a name in JSON Schema. */
const formats: Readonly<Record<string, string>> = { date: 'date', time: 'time', email: 'email', url: 'uri' }

function answerSchema({ titles: asked, isRequired, input, choices }: Question, locale: Locale): DataSchema {
  const title = asked[locale]
  if (choices.length > 0)
    return {
      type: 'string',
      title,
      oneOf: choices.map(({ value, titles: said }) => ({ const: value, title: said[locale] })),
    }
  const schema: DataSchema = { type: 'string', title, maxLength: longestAnswer }
  const written = isRequired ? { ...schema, minLength: 1 } : schema
  if (input === 'number') return { ...written, pattern: '^-?\\d+([.,]\\d+)?$' }
  const format = formats[input]
  return format ? { ...written, format } : written
}
