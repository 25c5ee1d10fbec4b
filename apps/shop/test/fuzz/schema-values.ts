import fc from 'fast-check'
import { weighted, word } from './choices.ts'

type Kind = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'

/** The part of JSON Schema that the API documentation uses. */
export interface Schema {
  readonly type?: Kind | readonly [Kind, 'null']
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  readonly pattern?: string
}

/** Values that exist in this shop, by field name. */
export type KnownValues = Readonly<Record<string, readonly (string | number)[]>>

const longList = 4
const longText = 40
const largestNumber = 2 ** 31 - 1
/** fast-check does not support lookaheads; a value that then does not match counts as slightly broken. */
const lookahead = /\(\?!.*?\)/g

/** Values by the schema, with existing ones where the field is known. */
export function schemaValues(schema: Schema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const { type } = schema
  if (typeof type !== 'object') return plainValues({ ...schema, type }, known, name)
  return fc.option(plainValues({ ...schema, type: type[0] }, known, name), { nil: null, freq: 4 })
}

function plainValues(
  schema: Schema & { type: Kind | undefined },
  known: KnownValues,
  name: string,
): fc.Arbitrary<unknown> {
  const { minimum = -1_000, maximum = 1_000, minItems = 0, maxItems = longList } = schema
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return fc.oneof(...choices.map((choice) => schemaValues(choice, known, name)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const range = { min: Math.max(minimum, -largestNumber), max: Math.min(maximum, largestNumber) }
  switch (schema.type) {
    case 'object':
      return objects(schema, known)
    case 'array': {
      const maxLength = Math.max(minItems, Math.min(maxItems, longList))
      return fc.array(schemaValues(schema.items ?? {}, known, name), { minLength: minItems, maxLength })
    }
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return orKnown(fc.integer(range), known, name)
    case 'number':
      return fc.double({ ...range, noNaN: true })
    case 'string':
      return orKnown(texts(schema), known, name)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

/** Optional fields are mostly left out: with all of them hardly any value would be valid. */
function objects({ properties = {}, required = [], additionalProperties }: Schema, known: KnownValues) {
  const named = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const values = schemaValues(schema, known, name)
        const seldom = weighted<unknown>([3, fc.constant(undefined)], [1, values])
        return [name, required.includes(name) ? values : seldom]
      }),
    ),
    { noNullPrototype: true },
  )
  if (typeof additionalProperties !== 'object') return named
  const names = word('email name message topic consent facilities')
  const others = fc.dictionary(names, schemaValues(additionalProperties, known), { noNullPrototype: true })
  return fc.tuple(named, others).map(([fields, more]) => ({ ...more, ...fields }))
}

function texts({ format, pattern, minLength = 0, maxLength = longText }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return word('2026-06-01 2026-06-15 2026-07-01 2019-02-28 1988-02-29')
  if (format === 'email') return word('anna@wojaz.example jan.kowalski+wakacje@wojaz.example')
  if (format === 'uuid') return fc.uuid()
  if (pattern) return fc.stringMatching(new RegExp(pattern.replace(lookahead, '')))
  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, longText)),
  })
}

function orKnown<Value extends string | number>(
  others: fc.Arbitrary<Value>,
  known: KnownValues,
  name: string,
) {
  const values = known[name] ?? []
  return values.length === 0
    ? others
    : weighted<string | number>([4, fc.constantFrom(...values)], [1, others])
}
