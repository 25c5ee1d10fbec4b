import type { ApiDocument, Operation, Schema } from './api-document.ts'

/** The types of all calls and of what they share, made of the API document: the text of `calls.ts`. */
export function writeCalls(document: ApiDocument): string {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `${comment(schema.description, '')}export type ${name} = ${typeOf(schema)}\n`,
  )
  const calls = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        address: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    )
    .sort((one, other) => (one.operation.operationId < other.operation.operationId ? -1 : 1))
  return [
    '// Made by `npm run client` from /api/docs/json. Not edited by hand.\n',
    ...schemas,
    'export interface Calls {',
    ...calls.map(({ operation }) => callType(document, operation)),
    '}\n',
    '/** Method and address of each call. */',
    'export const addresses = {',
    ...calls.map(({ address, operation }) => `  ${operation.operationId}: ${quoted(address)},`),
    '} as const satisfies Record<keyof Calls, string>\n',
  ].join('\n')
}

function callType(document: ApiDocument, operation: Operation): string {
  const { operationId, summary, responses } = operation
  const answers = Object.entries(responses).flatMap(([status, { content }]) =>
    status.startsWith('2') ? answerType(content) : [],
  )
  const answer = [...new Set(answers)].join(' | ') || 'null'
  return `${comment(summary, '  ')}  ${operationId}: { input: ${inputType(document, operation)}; answer: ${answer} }`
}

function answerType(content: Operation['responses'][string]['content']): string {
  const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(content ?? {})
  if (type === '') return 'null'
  return type === 'application/json' ? typeOf(schema ?? {}) : 'Uint8Array'
}

/** What a caller has to give, part by part. A part of which nothing is needed may be left out. */
function inputType(document: ApiDocument, operation: Operation): string {
  const { parameters = [], requestBody, security = [] } = operation
  const known = parameters.map((one) => ('$ref' in one ? referred(document, one.$ref) : one))
  const part = (place: 'path' | 'query') => {
    const own = known.filter((one) => one.in === place)
    if (own.length === 0) return []
    const isNeeded = own.some(({ required }) => required)
    const fields = own.map(({ name, required, schema }) => field(name, typeOf(schema), Boolean(required)))
    return [`${place}${isNeeded ? '' : '?'}: { ${fields.join('; ')} }`]
  }
  const header = (name: string) => known.some((one) => one.in === 'header' && one.name === name)
  const json = requestBody?.content['application/json']?.schema
  return `{ ${[
    ...part('path'),
    ...part('query'),
    ...(json ? [`body: ${typeOf(json)}`] : []),
    ...(security.some((scheme) => 'cart' in scheme) ? ['cart: string'] : []),
    ...(header('Cart-Id') ? ['cart?: string'] : []),
    ...(header('Idempotency-Key') ? ['idempotencyKey?: string'] : []),
  ].join('; ')} }`
}

function referred(document: ApiDocument, reference: string) {
  const found = document.components.parameters[reference.replace('#/components/parameters/', '')]
  if (!found) throw new Error(`${reference} is not in the document`)
  return found
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace('#/components/schemas/', '')
  if (schema.const !== undefined) return quoted(schema.const)
  if (schema.enum) return union(schema.enum.map(quoted))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return union(choices.map(typeOf))
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part)})`).join(' & ')
  return union([schema.type ?? []].flat().map((type) => plainType(type, schema)))
}

function plainType(type: string, schema: Schema): string {
  switch (type) {
    case 'integer':
      return 'number'
    case 'array':
      return `readonly (${typeOf(schema.items ?? {})})[]`
    case 'object':
      return objectType(schema)
    default:
      return type
  }
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      comment(schema.description, '') + field(name, typeOf(schema), required.includes(name)),
  )
  if (typeof additionalProperties !== 'object')
    return fields.length > 0 ? `{\n${fields.join('\n')}\n}` : 'object'
  const others = typeOf(additionalProperties)
  return fields.length > 0
    ? `{\n${fields.join('\n')}\n[name: string]: unknown\n}`
    : `Record<string, ${others}>`
}

const field = (name: string, type: string, isNeeded: boolean) =>
  `${/^[a-zA-Z_]\w*$/.test(name) ? name : quoted(name)}${isNeeded ? '' : '?'}: ${type}`

function union(types: readonly string[]): string {
  return types.length === 0 ? 'unknown' : [...new Set(types)].join(' | ')
}

function quoted(value: unknown): string {
  return typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : JSON.stringify(value)
}

function comment(text: string | undefined, indent: string): string {
  return text ? `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n` : ''
}
