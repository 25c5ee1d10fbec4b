import { expect } from 'vitest'
import { z } from 'zod'
import { type ApiDocument, apiDocument, operationsOf, withoutReferences } from '../api-document.ts'
import { type SearchShop, shopTest as test } from '../search-shop.ts'

let shop: SearchShop
let document: ApiDocument
test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  document = await apiDocument(shop.app)
})

/** The calls that fail a demand, by name; empty: all fulfil it. */
const failing = (isFine: (operation: ReturnType<typeof operationsOf>[number]) => boolean) =>
  operationsOf(document)
    .filter((operation) => !isFine(operation))
    .map(({ method, path }) => `${method} ${path}`)

test('the document describes calls, and no pages', () => {
  expect(failing(({ path }) => /^\/(api|health|dictionary)\//.test(path))).toEqual([])
})

test.each([
  '/api/pages',
  '/api/pages/{id}',
  '/api/globals/header',
  '/api/globals/footer',
  '/api/globals/global-search',
  '/api/globals/checkout-header',
  '/api/globals/dictionary',
  '/api/search-criteria/find-by-seo-names',
  '/api/search-criteria/direction-flights',
  '/api/destinations',
  '/api/offices',
  '/api/faq',
  '/api/popups',
  '/api/menus',
])('the content call GET %s is described', (path) => {
  expect(document.paths[path]?.get?.summary).toMatch(/\w/)
})

test('every call has a name of its own', () => {
  const names = operationsOf(document).map(({ operationId }) => operationId)
  expect(names.filter((name) => !/^[a-z][a-zA-Z]+$/.test(name ?? ''))).toEqual([])
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('every call belongs to one capability, and each capability is explained', () => {
  const explained = (document.tags ?? []).filter(({ description }) => description).map(({ name }) => name)
  expect(failing(({ tags = [] }) => tags.length === 1 && explained.includes(tags[0] ?? ''))).toEqual([])
  const used = new Set(operationsOf(document).flatMap(({ tags = [] }) => tags))
  expect(explained.filter((name) => !used.has(name))).toEqual([])
})

test('every call says how it can refuse, always in the one shape of an error', () => {
  const refusals = ({ responses }: { responses: object }) =>
    Object.entries(responses).filter(([status]) => Number(status) >= 400)
  const monitors = ['/health/ready']
  expect(
    failing(({ path, responses }) => monitors.includes(path) || refusals({ responses }).length > 0),
  ).toEqual([])
  const shape = (answer: unknown) =>
    (
      withoutReferences(document, answer) as {
        content?: { 'application/json'?: { schema?: { required?: string[] } } }
      }
    ).content?.['application/json']?.schema?.required
  expect(
    failing(
      ({ path, responses }) =>
        monitors.includes(path) ||
        refusals({ responses }).every(([, answer]) =>
          ['code', 'message'].every((field) => shape(answer)?.includes(field)),
        ),
    ),
  ).toEqual([])
})

test('every answer says in words what it means', () => {
  expect(
    failing(({ responses }) =>
      Object.values(responses).every((answer) => {
        const { description } = withoutReferences(document, answer) as { description?: string }
        return description !== undefined && description !== 'Default Response'
      }),
    ),
  ).toEqual([])
})

test('every call that takes a JSON body has an example of one', () => {
  expect(
    failing(({ requestBody }) => {
      const json = requestBody?.content['application/json']
      return json === undefined || json.example !== undefined
    }),
  ).toEqual([])
})

test('every example is one that its schema accepts', () => {
  const accepts = (schema: unknown, example: unknown) =>
    z
      .fromJSONSchema(withoutReferences(document, schema) as Parameters<typeof z.fromJSONSchema>[0])
      .safeParse(example).success
  expect(
    failing(({ requestBody, parameters = [] }) => {
      const bodies = Object.values(requestBody?.content ?? {})
      const all = [...bodies, ...parameters.map((one) => withoutReferences(document, one) as typeof one)]
      return all.every(({ schema, example }) => example === undefined || accepts(schema, example))
    }),
  ).toEqual([])
})

test('keys and sessions are described where they are needed, not only in prose', () => {
  const { securitySchemes = {} } = document.components
  expect(Object.keys(securitySchemes).sort()).toEqual(['cart', 'session'])
  const order = document.paths['/api/www/checkout/cart/shortOrder']?.post
  const headers = (order?.parameters ?? []).map(
    (one) => (withoutReferences(document, one) as typeof one).name,
  )
  expect(order?.security).toEqual([{ cart: [] }])
  expect(headers).toContain('Idempotency-Key')
  expect(document.paths['/api/www/mytui/api/reservations']?.get?.security).toEqual([{ session: [] }])
})

test('what many answers hold is described once, under a name', () => {
  const schemas = Object.keys(document.components.schemas)
  for (const name of ['Refusal', 'Money', 'Offer', 'OfferCard', 'Cart', 'OrderState', 'Reservation'])
    expect(schemas).toContain(name)
  expect(JSON.stringify(document).length).toBeLessThan(600_000)
})
