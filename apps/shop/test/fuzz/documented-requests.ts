import fc from 'fast-check'
import { joined, weighted } from './choices.ts'
import { type FuzzedRequest, roles, type SentBody, withBody, withQuery } from './fuzzed-request.ts'
import { bodiesAround } from './odd-bodies.ts'
import { oddHeaders } from './odd-headers.ts'
import { encoded, oddQuery, oddSegment } from './odd-values.ts'
import { type KnownValues, type Schema, schemaValues } from './schema-values.ts'

interface Parameter {
  readonly in: 'path' | 'query' | 'header'
  readonly name: string
  readonly schema: Schema
}
interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** Left out, because they end the customer's login. */
const endsLogin = /\/(logout|removeAccount)$/

/** Requests around each documented call, by `POST /path`. */
export function documentedRequests(
  { paths }: OpenApiDocument,
  known: KnownValues,
): Map<string, fc.Arbitrary<FuzzedRequest>> {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({
      method: verb.toUpperCase(),
      path,
      operation,
    })),
  )
  return new Map(
    calls.map(({ method, path, operation }) => [
      `${method} ${path}`,
      requestsOf(method, addresses(path, operation, known), {
        role: fc.constantFrom(...roles.filter((role) => role !== 'customer' || !endsLogin.test(path))),
        sent: bodies(method, operation, known),
        forCall: headersOfCall(path, known),
      }),
    ]),
  )
}

interface Parts {
  role: fc.Arbitrary<FuzzedRequest['role']>
  sent: fc.Arbitrary<SentBody>
  forCall: fc.Arbitrary<Record<string, string>>
}

function requestsOf(method: string, path: fc.Arbitrary<string>, parts: Parts): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({ ...parts, path, headers: oddHeaders })
    .map(({ role, path: address, headers, forCall, sent }) =>
      withBody({ role, method, path: address, headers: { ...forCall, ...headers } }, sent),
    )
}

/** The path with its parameters filled, and the query. */
function addresses(path: string, { parameters = [] }: Operation, known: KnownValues): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const filled = path.split(/(\{[^}]+\})/).map((part) => {
    const parameter = inPath.find(({ name }) => part === `{${name}}`)
    return parameter ? weighted([2, segments(parameter, known)], [1, oddSegment]) : part
  })
  const asked = parameters.filter((parameter) => parameter.in === 'query').map((one) => pairs(one, known))
  const query = fc.tuple(...asked, weighted([3, fc.constant('')], [1, oddQuery]))
  return fc.tuple(joined(...filled), query).map(([address, parts]) => withQuery(address, ...parts))
}

function segments({ name, schema }: Parameter, known: KnownValues): fc.Arbitrary<string> {
  return schemaValues(schema, known, name).map((value) => encoded(Buffer.from(String(value)).toString()))
}

function pairs(parameter: Parameter, known: KnownValues): fc.Arbitrary<string> {
  return joined(parameter.name, '=', weighted([1, segments(parameter, known)], [1, oddSegment]))
}

function bodies(method: string, { requestBody }: Operation, known: KnownValues): fc.Arbitrary<SentBody> {
  const schema = requestBody?.content['application/json']?.schema
  if (schema) return bodiesAround(schemaValues(schema, known))
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead
    ? fc.constant({})
    : weighted<SentBody>([1, fc.constant({})], [1, bodiesAround(fc.constant({}))])
}

/** Checkout calls name their cart and idempotency key in headers. */
function headersOfCall(path: string, { cartKey = [] }: KnownValues): fc.Arbitrary<Record<string, string>> {
  if (!path.includes('/checkout/')) return fc.constant({})
  const keys = cartKey.map(String)
  return fc.record({ 'cart-id': fc.constantFrom('undefined', ...keys), 'idempotency-key': fc.uuid() })
}
