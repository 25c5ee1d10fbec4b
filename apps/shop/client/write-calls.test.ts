import { expect, test } from 'vitest'
import type { Operation, Schema } from './api-document.ts'
import { writeCalls } from './write-calls.ts'

const answered = (schema: Schema) => ({ 200: { content: { 'application/json': { schema } } } })

function written(operation: Partial<Operation>, schemas: Record<string, Schema> = {}) {
  const post = { operationId: 'ask', responses: {}, ...operation }
  return writeCalls({
    paths: { '/api/www/ask/{id}': { post } },
    components: {
      schemas,
      parameters: { IdempotencyKey: { name: 'Idempotency-Key', in: 'header', required: true, schema: {} } },
    },
  })
}

test.each<[string, Schema, string]>([
  ['a whole number', { type: 'integer' }, 'number'],
  ['one of some words', { type: 'string', enum: ['WS', 'DW'] }, "'WS' | 'DW'"],
  ['one word', { const: "it's" }, "'it\\'s'"],
  ['something that may be missing', { type: ['string', 'null'] }, 'string | null'],
  [
    'a shared schema or null',
    { anyOf: [{ $ref: '#/components/schemas/Offer' }, { type: 'null' }] },
    'Offer | null',
  ],
  ['a list', { type: 'array', items: { type: 'boolean' } }, 'readonly (boolean)[]'],
  ['values by name', { type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  ['anything', {}, 'unknown'],
])('%s is answered with its type', (_what, schema, type) => {
  expect(written({ responses: answered(schema) })).toContain(`ask: { input: {  }; answer: ${type} }`)
})

test('a field has its name, its words, and a mark when it may be left out', () => {
  const schema: Schema = {
    type: 'object',
    properties: { code: { type: 'string', description: 'For programs.' }, 'time-of-day': { type: 'string' } },
    required: ['code'],
    additionalProperties: false,
  }
  expect(written({}, { Wish: schema })).toContain(
    "export type Wish = {\n/** For programs. */\ncode: string\n'time-of-day'?: string\n}",
  )
})

test('a call asks for its parts: path, query, body, cart and idempotency key', () => {
  const calls = written({
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'limit', in: 'query', schema: { type: 'integer' } },
      { $ref: '#/components/parameters/IdempotencyKey' },
    ],
    requestBody: { content: { 'application/json': { schema: { type: 'string' } } } },
    security: [{ cart: [] }],
  })
  expect(calls).toContain(
    'ask: { input: { path: { id: string }; query?: { limit?: number }; body: string; cart: string; idempotencyKey?: string }',
  )
  expect(calls).toContain("  ask: 'POST /api/www/ask/{id}',")
})

test('a file is answered with its bytes, and what has no content with null', () => {
  const file = { 200: { content: { 'application/pdf': { schema: { type: 'string' } } } } }
  expect(written({ responses: file })).toContain('answer: Uint8Array')
  expect(written({ responses: { 204: {} } })).toContain('answer: null')
})
