import { createElement, Suspense, use } from 'react'
import { Scripts, useLoaderData } from 'react-router'
import { expect } from 'vitest'
import { DeliveryContext } from '../../app/report/delivery.tsx'
import { sourceHash } from '../../server/plugins/security-headers.ts'
import type { TestApp } from '../build-test-app.ts'
import { pagesThat } from '../failing-pages.ts'
import { shopTest as test } from '../search-shop.ts'

/** What a slow component waits for; each guest has a separate one. */
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

/** A page with loader data, an editor's style, and a script that must not run. */
const Told = () => {
  const { words } = useLoaderData<{ words: string }>()
  const { mark } = use(DeliveryContext)
  return createElement(
    'body',
    null,
    createElement('style', { href: 'kreta', precedence: mark }, 'p { color: teal }'),
    createElement('p', null, words),
    createElement('script', null, 'smuggled()'),
    createElement(Scripts),
  )
}
const loader = () => ({ words: 'Kreta & Rodos <3' })
const Waiting = () =>
  createElement(Suspense, null, createElement(Slow, { guest: 'told-late' }), createElement(Told))

let shop: TestApp
let address: string
test.beforeAll(async ({ shop: opened }) => {
  const render = pagesThat({
    '/own': { default: pageFor('own') },
    '/cached': { default: pageFor('cached') },
    '/told': { default: Told, loader },
    '/told-late': { default: Waiting, loader },
  })
  shop = await opened.front({ render })
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
})
test.afterAll(() => shop?.close())

/** A private query parameter, so the page is not cached. */
const own = (path: string) => `${path}?scrollTo=opinie`
const read = async (path: string) => {
  const answer = await fetch(address + path)
  return { html: await answer.text(), policy: String(answer.headers.get('content-security-policy')) }
}

test.each([
  ['own', own('/own')],
  ['cached', '/cached'],
])('what a page waits for stands in its place: %s', async (guest, path) => {
  gateOf(guest).open('Opinie gości')
  const { html } = await read(path)
  expect(html).toMatch(/<h1>Lato nad morzem<\/h1>.*<p>Opinie gości<\/p>.*<footer>/s)
  expect(html).not.toContain('Jeszcze chwila')
})

test.each(['/told', '/told-late'])(
  'GET %s: the policy names the scripts and styles that we wrote, and not one that got in',
  async (path) => {
    gateOf('told-late').open('')
    for (const asked of [path, own(path)]) {
      const { html, policy } = await read(asked)
      const inline = [...html.matchAll(/<script\b(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, text = '']) => text,
      )
      const ours = inline.filter((text) => text !== 'smuggled()')
      expect(inline.length - ours.length).toBe(1)
      expect(ours.length).toBeGreaterThan(2)
      for (const text of ours) expect(policy).toContain(sourceHash(text))
      expect(policy).not.toContain(sourceHash('smuggled()'))
      expect(policy).toContain(sourceHash('p { color: teal }'))
      expect(html).not.toContain('nonce')
      expect(policy).not.toContain('nonce')
    }
  },
)

test('a page drawn in one go is the page a stream would have drawn, its data included', async () => {
  gateOf('told-late').open('')
  const { html } = await read('/told')
  expect(html).toContain('<p>Kreta &amp; Rodos &lt;3</p>')
  expect(html).toMatch(/streamController\.enqueue\(.*Kreta \\u0026 Rodos \\u003c3/)
  expect(html).toContain('streamController.close()')
  expect(html.match(/<html|<body|<\/body><\/html>/g)).toEqual(['<html', '<body', '</body></html>'])
  expect(html).toContain('<style data-precedence="component"')
  // Modules start after the first paint.
  expect(html).not.toMatch(/<script[^>]* type="module"|<link[^>]* rel="modulepreload"/)
  expect(html).toContain('requestAnimationFrame')
  const scripts = (text: string) => text.match(/<script\b[\s\S]*?<\/script>/g)
  const { html: late } = await read('/told-late')
  expect(scripts(late)?.map((text) => text.replaceAll('told-late', 'told'))).toEqual(scripts(html))
})
