import { createElement, Suspense, use } from 'react'
import { Scripts, useLoaderData } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DeliveryContext } from '../../app/report/delivery.tsx'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { pagesThat } from '../failing-pages.ts'

/** What a slow component waits for; each guest has one of their own. */
const gates = new Map<string, { opened: Promise<string>; open(words: string): void }>()
function gateOf(guest: string) {
  const known = gates.get(guest)
  if (known) return known
  let open = (_words: string) => {}
  const opened = new Promise<string>((resolve) => {
    open = resolve
  })
  gates.set(guest, { opened, open })
  return { opened, open }
}

const Slow = ({ guest }: { guest: string }) => createElement('p', null, use(gateOf(guest).opened))
const pageFor = (guest: string) => () =>
  createElement(
    'body',
    null,
    createElement('h1', null, 'Lato nad morzem'),
    createElement(Suspense, { fallback: 'Jeszcze chwila' }, createElement(Slow, { guest })),
    createElement('footer', null, 'Wojaż'),
  )

/** A page with data for the browser, which React Router hands over in a stream of its own. */
const Told = () => {
  const { words } = useLoaderData<{ words: string }>()
  const { styleNonce: nonce } = use(DeliveryContext)
  return createElement(
    'body',
    null,
    createElement('style', { href: 'kreta', precedence: 'component', nonce }, 'p { color: teal }'),
    createElement('p', null, words),
    createElement(Scripts),
  )
}
const told = { default: Told, loader: () => ({ words: 'Kreta & Rodos <3' }) }

const guests = ['plain', 'gzip', 'crawler', 'kept'] as const
let shop: TestApp
let address: string
beforeAll(async () => {
  const routes = guests.map((guest) => [`/${guest}`, { default: pageFor(guest) }])
  shop = await buildTestApp({ render: pagesThat({ ...Object.fromEntries(routes), '/told': told }) })
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => shop?.close())

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
/** A question that belongs to one guest alone: its page is not kept, so it can be sent piece by piece. */
const own = (guest: string) => `${address}/${guest}?scrollTo=opinie`

test.each([
  ['plain', 'identity'],
  ['gzip', 'gzip'],
])('a slow component does not hold back the rest of the page: %s', async (guest, encoding) => {
  const answer = await fetch(own(guest), { headers: { 'user-agent': browser, 'accept-encoding': encoding } })
  const words = new TextDecoder()
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const next = async () => {
    const { done, value } = await reader.read()
    return done ? null : words.decode(value, { stream: true })
  }
  let arrived = ''
  // The gate is still closed: all of this has been sent without waiting for it.
  while (!arrived.includes('</footer>')) arrived += await next()
  expect(arrived).toContain('<h1>Lato nad morzem</h1>')
  expect(arrived).toContain('Jeszcze chwila')
  gateOf(guest).open('Opinie gości')
  let rest = ''
  for (let piece = await next(); piece !== null; piece = await next()) rest += piece
  expect(arrived).not.toContain('Opinie gości')
  expect(rest).toContain('<p>Opinie gości</p>')
})

test.each([
  ['crawler', (guest: string) => own(guest), 'Googlebot/2.1 (+http://www.google.com/bot.html)'],
  ['kept', (guest: string) => `${address}/${guest}`, browser],
])(
  'crawlers, and pages that are kept for others, get the whole of it in its place: %s',
  async (guest, url, agent) => {
    gateOf(guest).open('Opinie gości')
    const html = await (await fetch(url(guest), { headers: { 'user-agent': agent } })).text()
    expect(html).toMatch(/<h1>Lato nad morzem<\/h1>.*<p>Opinie gości<\/p>.*<footer>/s)
    expect(html).not.toContain('Jeszcze chwila')
  },
)

test('a page drawn in one go, to be kept, is the page a stream would have sent, its data included', async () => {
  const read = async (url: string) => {
    const html = await (await fetch(url, { headers: { 'user-agent': 'Googlebot/2.1' } })).text()
    return html.replaceAll(/nonce="[^"]+"/g, 'nonce')
  }
  const kept = await read(`${address}/told`)
  expect(kept).toContain('<p>Kreta &amp; Rodos &lt;3</p>')
  expect(kept).toMatch(/streamController\.enqueue\(.*Kreta \\u0026 Rodos \\u003c3/)
  expect(kept).toContain('streamController.close()')
  expect(kept).toContain('<style nonce data-precedence="component"')
  expect(kept).toBe(await read(own('told')))
})
