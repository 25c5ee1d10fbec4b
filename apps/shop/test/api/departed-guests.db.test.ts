import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect } from 'vitest'
import type { RenderPage } from '../../server/pages/render-pages.ts'
import type { TestApp } from '../build-test-app.ts'
import { pagesThat } from '../failing-pages.ts'
import { pageOfHeadings } from '../page-of-headings.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
let port: number
/** Called when the loader of the slow page begins, with what ends it. */
let began: (end: () => void) => void = () => {}

const slowPage = () =>
  new Promise<object>((resolve) => {
    began(() => resolve({ text: 'x'.repeat(500_000) }))
  })
const slowPages = pagesThat({ '/strona/powolna': { loader: slowPage } })
const render: RenderPage = (request, context) =>
  request.url.includes('/strona/') ? slowPages(request, context) : pageOfHeadings(request, context)

test.beforeAll(async ({ shop: opened }) => {
  shop = await opened.front({ render })
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  port = (shop.app.server.address() as AddressInfo).port
})
test.afterAll(() => shop.close())

/** Sends the beginning of a request. */
async function send(...lines: string[]) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(lines.join('\r\n'))
  return socket
}
const whenServerSees = async (event: 'request') => {
  await once(shop.app.server, event)
}
const json = ['Host: shop', 'Content-Type: application/json', 'Content-Length: 900', '', '{"text":']
const form = 'Content-Type: multipart/form-data; boundary=x'

test.each([
  ['a call', ['POST /api/www/events HTTP/1.1', ...json]],
  ['a login', ['POST /api/users/login HTTP/1.1', ...json]],
  ['a page of the CMS', ['PATCH /api/pages/1 HTTP/1.1', ...json]],
  ['a form', ['POST /kontakt HTTP/1.1', 'Host: shop', form, 'Content-Length: 900', '', '--x\r\n']],
  ['an upload', ['POST /api/media HTTP/1.1', 'Host: shop', form, 'Content-Length: 900', '', '--x\r\n']],
  ['a webhook', ['POST /api/payment/notify/payu HTTP/1.1', ...json]],
])('whoever leaves in the middle of %s is no error of the shop', async (_, lines) => {
  const seen = whenServerSees('request')
  const socket = await send(...lines)
  await seen
  socket.destroy()
  await expectQuiet()
})

test('whoever leaves before, while and after a page is made is no error of the shop', async () => {
  for (const moment of ['before', 'after'] as const) {
    const begun = new Promise<() => void>((resolve) => {
      began = resolve
    })
    const socket = await send('GET /strona/powolna HTTP/1.1', 'Host: shop', '', '')
    const end = await begun
    const left = once(socket, 'close')
    if (moment === 'after') {
      end()
      await once(socket, 'data')
    }
    socket.destroy()
    await left
    end()
    await expectQuiet()
  }
})

/** The shop has noticed that they left: nobody is connected any more. */
async function expectQuiet() {
  await expect
    .poll(() => new Promise((resolve) => shop.app.server.getConnections((_, count) => resolve(count))))
    .toBe(0)
  expect((await shop.app.inject('/health/live')).statusCode).toBe(200)
  expect(shop.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
}
