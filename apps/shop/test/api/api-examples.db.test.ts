import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { z } from 'zod'
import {
  type ApiDocument,
  apiDocument,
  operationsOf,
  type Parameter,
  withoutReferences,
} from '../api-document.ts'
import { type SearchShop, shopTest as test } from '../search-shop.ts'

let shop: SearchShop
let document: ApiDocument
let answers: Answered[]

type Operation = ReturnType<typeof operationsOf>[number]

interface Answered extends Operation {
  readonly status: number
  readonly type: string
  readonly body: string
}

test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  document = await apiDocument(shop.app)
  answers = []
  for (const operation of operationsOf(document)) answers.push(await askByExample(operation))
})

/** Sends the documented example of a call, as a stranger without a login and with a cart that nobody has. */
async function askByExample(operation: Operation): Promise<Answered> {
  const { method, path, parameters = [], requestBody } = operation
  const given = parameters
    .map((one) => withoutReferences(document, one) as Parameter)
    .filter(({ example }) => example !== undefined)
  const filled = given.reduce(
    (all, { name, example }) => all.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  )
  const query = new URLSearchParams(
    given.filter((one) => one.in === 'query').map(({ name, example }) => [name, String(example)]),
  )
  const payload = requestBody?.content['application/json']?.example
  const { statusCode, headers, body } = await shop.app.inject({
    method: method as 'GET',
    url: `${filled}?${query}`,
    remoteAddress: '203.0.113.77',
    headers: {
      'cart-id': 'A'.repeat(22),
      'idempotency-key': randomUUID(),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  })
  return { ...operation, status: statusCode, type: String(headers['content-type'] ?? ''), body }
}

const named = (isWrong: (answer: Answered) => boolean) =>
  answers
    .filter(isWrong)
    .map(({ operationId, status, body }) => `${operationId} ${status} ${body.slice(0, 120)}`)

test('the shop understands every example', () => {
  const isMisread = ({ body }: Answered) => body.includes('"invalid-request"') || body.includes('"bad-query"')
  // A bank signs what it sends, and files are no examples.
  const unsigned = ['notifyPayment', 'notifyPaymentOfGateway', 'sendAttachments', 'sendComplaintFiles']
  expect(named((answer) => isMisread(answer) && !unsigned.includes(answer.operationId ?? ''))).toEqual([])
})

test('every answer to an example has a documented status', () => {
  expect(named(({ status, responses }) => responses[status] === undefined)).toEqual([])
})

test('every answer to an example is as documented, and has nothing more', () => {
  expect(
    named(({ status, type, body, responses }) => {
      const { content } = withoutReferences(document, responses[status] ?? {}) as {
        content?: Record<string, { schema?: Parameters<typeof z.fromJSONSchema>[0] }>
      }
      const schema = content?.['application/json']?.schema
      if (!type.startsWith('application/json') || body === 'null') return schema !== undefined
      return schema === undefined || !z.fromJSONSchema(schema).safeParse(JSON.parse(body)).success
    }),
  ).toEqual([])
})

test('exactly the calls that name a session refuse who has none', () => {
  const refusesStrangers = ({ status, body }: Answered) => status === 403 && body.includes('"session-over"')
  const namesSession = ({ security = [] }: Answered) => security.some((scheme) => 'session' in scheme)
  expect(named((answer) => refusesStrangers(answer) !== namesSession(answer))).toEqual([])
})

test('a cart that nobody has is refused by the calls that name one, and by no others', () => {
  const refusesCart = ({ status, body }: Answered) => status === 404 && body.includes('"cart-unknown"')
  const namesCart = ({ security = [] }: Answered) => security.some((scheme) => 'cart' in scheme)
  expect(named((answer) => refusesCart(answer) && !namesCart(answer))).toEqual([])
})
