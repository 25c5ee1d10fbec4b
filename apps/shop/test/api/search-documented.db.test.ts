import { expect } from 'vitest'
import { documentedCalls } from '../documented-calls.ts'
import { type SearchShop, services, shopTest as test } from '../search-shop.ts'

let shop: SearchShop
let calls: Awaited<ReturnType<typeof documentedCalls>>

test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  calls = await documentedCalls(shop.app, 'search')
})

/** The documented schema of an answer. */
function published(path: string, status: number) {
  const answers = calls.get(`POST ${path}`)
  if (!answers) throw new Error(`${path} is not in the documentation`)
  return answers(status)
}

/** Various searches: by plane and without, a family, no results and suggestions. */
const searches: readonly object[] = [
  { offerType: 'BY_PLANE' },
  { offerType: 'BY_CAR' },
  { offerType: 'TOUR', filters: [{ filterId: 'priceSelector', selectedValues: ['fullPrice'] }] },
  { offerType: 'SKIBYPLANE' },
  { offerType: 'BY_PLANE', childrenBirthdays: ['2020-05-05'], metaData: { pageSize: 100 } },
  { offerType: 'BY_PLANE', filters: [{ filterId: 'amountRange', selectedValues: ['1#2'] }] },
]

async function bodiesOf(path: string): Promise<readonly object[]> {
  const { offers } = await shop.answer<{ offers: { offerCode: string; hotelCode: string }[] }>(
    '/api/www/search/offers',
    { offerType: 'BY_PLANE' },
  )
  const [offer] = offers
  if (path.endsWith('/suggest')) return [{ text: 'a' }]
  if (/\/(all-offers|map\/offer)$/.test(path)) return [{ hotelCode: offer?.hotelCode }]
  if (path.endsWith('/price')) {
    const charters = await shop.answer<{ offers: { offerCode: string }[] }>(
      '/api/www/search/offers/charter',
      {},
    )
    return [{ offerCode: offer?.offerCode }, { offerCode: charters.offers[0]?.offerCode }]
  }
  if (/\/gs(\/|$)/.test(path)) return ['WS', 'DW', 'WO', 'NR', 'CZ'].map((tripType) => ({ tripType }))
  if (path.includes('/charter') || path === `${services}/external/offers/count`) return [{}]
  return searches
}

test('every search call answers as the documentation says, and with nothing more', async () => {
  const paths = [...calls.keys()].flatMap((name) => (name.startsWith('POST ') ? name.slice(5) : []))
  expect(paths).toHaveLength(29)
  for (const path of paths) {
    const schema = published(path, 200)
    for (const body of await bodiesOf(path)) {
      const read = schema.safeParse(await shop.answer(path, body))
      expect({ path, body, issues: read.error?.issues ?? [] }).toEqual({ path, body, issues: [] })
    }
  }
})

test('a refusal looks as the documentation says', async () => {
  const path = '/api/www/search/offers'
  const refused = await shop.post(path, { offerType: 'BY_PLANE', departuresCodes: ['QQQ'] })
  expect(refused.statusCode).toBe(422)
  expect(published(path, 422).safeParse(refused.json()).success).toBe(true)
})

test('the check sees a field that is missing, of another kind, or not in the documentation', async () => {
  const path = '/api/www/search/offers'
  const answer = await shop.answer<{ offers: object[] }>(path, { offerType: 'BY_PLANE' })
  const schema = published(path, 200)
  expect(schema.safeParse(answer).success).toBe(true)
  const [first, ...others] = answer.offers
  for (const spoiled of [{ hotelName: undefined }, { hotelName: 7 }, { margin: 0.2 }]) {
    expect(schema.safeParse({ ...answer, offers: [{ ...first, ...spoiled }, ...others] }).success).toBe(false)
  }
})
