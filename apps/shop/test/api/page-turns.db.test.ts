import { expect } from 'vitest'
import type { RenderPage } from '../../server/pages/render-pages.ts'
import { deliveryContext, servicesContext } from '../../server/request/context.ts'
import { shopTest as test } from '../search-shop.ts'

/** Pages that are rendered when the test says so. Every page is cached for two seconds of the shop's clock. */
function heldPages() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  let isHeld = true
  const render: RenderPage = async (request, context) => {
    const { pathname, search } = new URL(request.url)
    begun.push(pathname + search)
    if (isHeld) await new Promise<void>((end) => ends.push(end))
    const delivery = context.get(deliveryContext)
    delivery.html = `<!doctype html><body>${pathname}${search}</body>`
    delivery.keepUntil = context.get(servicesContext).clock().getTime() + 2_000
    return new Response(null, { headers: { 'content-type': 'text/html' } })
  }
  return {
    begun,
    render,
    /** Ends the pages that are being rendered; those that begin later end at once. */
    release() {
      isHeld = false
      for (const end of ends.splice(0)) end()
    },
    hold() {
      isHeld = true
    },
  }
}

const household = (nth: number) => `10.${Math.floor(nth / 250)}.${nth % 250}.1`

test('a parameter that the page does not read is not in its key, nor on the page', async ({ shop }) => {
  const pages = heldPages()
  pages.release()
  const { app, close } = await shop.front({ render: pages.render })
  for (let nth = 0; nth < 20; nth++) {
    const answer = await app.inject({ url: `/?x=${nth}&token=secret${nth}` })
    expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html><body>/</body>'])
  }
  await app.inject({ url: '/?q=:price&x=1' })
  expect(pages.begun).toEqual(['/', '/?q=%3Aprice'])
  await close()
})

test('1,600 pages at once from many addresses: most are refused at once, and the home page goes first', async ({
  shop,
}) => {
  const pages = heldPages()
  pages.release()
  const { app, setClock, services, close } = await shop.front({
    render: pages.render,
    env: { GUESTS_PER_ADDRESS: '15' },
  })
  await app.inject({ url: '/' })
  await app.inject({ url: '/' })
  setClock(new Date(services.clock().getTime() + 5_000).toISOString())
  pages.hold()
  pages.begun.length = 0
  const statuses: number[] = []
  const flood = Array.from({ length: 1_600 }, async (_, nth) => {
    const answer = await app.inject({ url: `/?q=:x${nth}`, remoteAddress: household(nth) })
    statuses.push(answer.statusCode)
    return answer
  })
  // All are refused but those that are rendered or wait.
  await expect.poll(() => statuses.length).toBe(1_600 - 72 - 96)
  expect(new Set(statuses)).toEqual(new Set([503]))
  const home = app.inject({ url: '/', remoteAddress: '198.51.100.7' })
  // Its turn comes with the first page that is ready.
  await expect.poll(() => statuses.length).toBe(1_600 - 72 - 95)
  pages.release()
  expect((await home).statusCode).toBe(200)
  const answers = await Promise.all(flood)
  expect(pages.begun.indexOf('/')).toBe(72)
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(72 + 95)
  const refused = answers.find(({ statusCode }) => statusCode === 503)
  expect(refused?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(refused?.body).toContain('Bardzo wiele osób odwiedza teraz sklep')
  await close()
})

test('who opens many pages at once waits for them; the page of somebody else is rendered at once', async ({
  shop,
}) => {
  const pages = heldPages()
  const { app, close } = await shop.front({ render: pages.render, env: { GUESTS_PER_ADDRESS: '15' } })
  const statuses: number[] = []
  const eager = Array.from({ length: 60 }, async (_, nth) => {
    statuses.push((await app.inject({ url: `/?q=:y${nth}`, remoteAddress: '198.51.100.8' })).statusCode)
  })
  await expect.poll(() => statuses).toEqual(Array(60 - 8 - 30).fill(503))
  const other = app.inject({ url: '/?q=:other', remoteAddress: '198.51.100.9' })
  await expect.poll(() => pages.begun.at(-1)).toBe('/?q=%3Aother')
  expect(pages.begun).toHaveLength(8 + 1)
  pages.release()
  await Promise.all([...eager, other])
  await close()
})

test.for(['/', '/?wyslano=newsletter'])(
  'a page that is not ready in time (%s) is 503 and says when to come back, not 500',
  async (url, { shop }) => {
    const never: RenderPage = () => new Promise(() => {})
    const { app, close } = await shop.front({ render: never, renderWithinMs: 20 })
    const answer = await app.inject({ url })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    await close()
  },
)
