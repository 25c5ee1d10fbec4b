import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from '@playwright/test'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policyOfFile, shopPolicy, sourceHash } from '../server/plugins/security-headers.ts'

const guide = '/mytui/rezerwacja/W402917652/karta/przewodnik'
const file = '/mytui/rezerwacja/W402917652/przewodnik.html'
const documents = '/mytui/rezerwacja/W402917652/karta/dokumenty'
const ticket = '/atrakcje/bilet/7d0b6a52-6f1c-4b1e-9d53-7a4f0c6b1e21/2f5a3c1e-0f57-4a0e-8d7b-6a1f5a2b9c10'
const ticketFile = `${ticket}/bilet.html`
const [keeping, worker] = await Promise.all(
  ['../app/browser/offline-pages.ts', '../public/offline-pages-worker.js'].map((path) =>
    readFile(new URL(path, import.meta.url), 'utf8'),
  ),
)
const options = { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } }

let server: Server
let browser: Browser
let site = ''
let isLoggedIn = true
/** Null: it was cancelled. */
let ticketUntil: string | null = null

/** The part of a shop that a guide and a ticket need, with the CSP of its pages. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const send = (type: string, body: string) => {
      response.setHeader('content-type', type)
      response.end(body)
    }
    if (request.url === '/offline-pages-worker.js') {
      response.setHeader('content-security-policy', policyOfFile(request.url))
      return send('text/javascript', worker ?? '')
    }
    if (request.url === '/kept-pages-worker.js') return send('text/javascript', worker ?? '')
    if (request.url === '/offline-pages.js')
      return send('text/javascript', ts.transpileModule(keeping ?? '', options).outputText)
    if (request.url === file) return send('text/html', '<style>h1{color:rgb(1,2,3)}</style><h1>Kreta</h1>')
    if (request.url === ticketFile && ticketUntil === null) {
      response.writeHead(404)
      return response.end()
    }
    if (request.url === ticketFile) {
      response.setHeader('x-kept-until', ticketUntil ?? '')
      return send('text/html', '<h1>Rejs</h1>')
    }
    if (request.url === guide && !isLoggedIn) {
      response.writeHead(303, { location: '/mytui/logowanie' })
      return response.end()
    }
    const script = `import * as kept from '/offline-pages.js'; window.kept = kept`
    const inline = { scripts: [sourceHash(script)], styles: [] }
    response.setHeader('content-security-policy', shopPolicy({ inline, framing: 'none' }))
    send('text/html', `<h1>Strona</h1><script type="module">${script}</script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://localhost:${(server.address() as AddressInfo).port}`
  const { CHROMIUM_PATH: executablePath } = process.env
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser.close()
  server.close()
})

async function opened(): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site + guide)
  const wish = { page: guide, file, scope: '/mytui/rezerwacja/' }
  expect(await page.evaluate(`window.kept.keepPage(${JSON.stringify(wish)})`)).toBe(true)
  return page
}

/** The browser gives a worker the network back a moment after a page. */
async function expectOnline(page: Page, path: string): Promise<void> {
  await page.context().setOffline(false)
  await expect
    .poll(async () => {
      await page.goto(site + path)
      return page.textContent('h1')
    })
    .toBe('Strona')
}

const isDead = (page: Page, path: string) =>
  page.goto(site + path).then(
    () => false,
    () => true,
  )

test('a guide that was opened opens with the network cut, with its own looks; every other page does not', async () => {
  const page = await opened()
  await page.context().setOffline(true)
  await page.goto(site + guide)
  expect(await page.textContent('h1')).toBe('Kreta')
  expect(await page.evaluate(`getComputedStyle(document.querySelector('h1')).color`)).toBe('rgb(1, 2, 3)')
  expect(await isDead(page, documents)).toBe(true)
  await expectOnline(page, guide)
  await page.context().close()
})

test('after the logout nothing is left of it', async () => {
  const page = await opened()
  await page.evaluate('window.kept.forgetPages()')
  expect(await page.evaluate('caches.keys()')).toEqual([])
  await page.context().setOffline(true)
  expect(await isDead(page, guide)).toBe(true)
  await page.context().close()
})

test('whoever is sent away to the login has it no longer', async () => {
  const page = await opened()
  isLoggedIn = false
  await page.goto(site + guide)
  expect(page.url()).toContain('/mytui/logowanie')
  isLoggedIn = true
  await page.context().setOffline(true)
  expect(await isDead(page, guide)).toBe(true)
  await page.context().close()
})

const keepTicket = (page: Page) => {
  const wish = { page: ticket, file: ticketFile, scope: '/atrakcje/bilet/' }
  return page.evaluate(`window.kept.keepPage(${JSON.stringify(wish)})`)
}
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

test('a ticket that was opened from another page opens with the network cut, whatever stands behind its address', async () => {
  ticketUntil = inAnHour()
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${site}/atrakcje/payment/success/7d0b6a52-6f1c-4b1e-9d53-7a4f0c6b1e21`)
  await page.evaluate(`history.pushState(null, '', '${ticket}')`)
  expect(await keepTicket(page)).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  expect(await page.textContent('h1')).toBe('Rejs')
  await page.goto(`${site + ticket}?anulowano=1`)
  expect(await page.textContent('h1')).toBe('Rejs')
  expect(await isDead(page, `${ticket}/bilet.pdf`)).toBe(true)
  await expectOnline(page, ticket)
  await page.context().close()
})

test('a ticket whose day has passed is handed out no more, and gives way to the next one', async () => {
  ticketUntil = new Date(Date.now() - 1_000).toISOString()
  const page = await (await browser.newContext()).newPage()
  await page.goto(site + ticket)
  await keepTicket(page)
  await page.context().setOffline(true)
  expect(await isDead(page, ticket)).toBe(true)
  await page.context().setOffline(false)
  await page.goto(site + ticket)
  await keepTicket(page)
  await page.goto(site + guide)
  await page.evaluate(
    `window.kept.keepPage(${JSON.stringify({ page: guide, file, scope: '/mytui/rezerwacja/' })})`,
  )
  const kept = `caches.open('kept-pages').then((pages) => pages.keys()).then((all) => all.map((one) => new URL(one.url).pathname))`
  expect(await page.evaluate(kept)).toEqual([guide])
  await page.context().close()
})

test('a ticket that was called off is not there without the network, either', async () => {
  ticketUntil = inAnHour()
  const page = await (await browser.newContext()).newPage()
  await page.goto(site + ticket)
  await keepTicket(page)
  ticketUntil = null
  expect(await keepTicket(page)).toBe(false)
  await page.context().setOffline(true)
  expect(await isDead(page, ticket)).toBe(true)
  await page.context().close()
})

/** What the shop left in a browser when the worker had another name. */
async function keptByFormerWorker(): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(site + guide)
  await page.evaluate(`(async () => {
    const answer = new Response('<h1>Kreta</h1>', { headers: { 'content-type': 'text/html' } })
    await (await caches.open('kept-pages')).put('${guide}', answer)
    await navigator.serviceWorker.register('/kept-pages-worker.js', { scope: '/mytui/rezerwacja/' })
    await navigator.serviceWorker.ready
  })()`)
  return page
}

test('what the worker of an earlier version has kept opens, also after the next page is kept', async () => {
  const page = await keptByFormerWorker()
  const other = { page: guide.replace('W4', 'W5'), file, scope: '/mytui/rezerwacja/' }
  expect(await page.evaluate(`window.kept.keepPage(${JSON.stringify(other)})`)).toBe(true)
  await page.context().setOffline(true)
  for (const kept of [guide, other.page]) {
    await page.goto(site + kept)
    expect(await page.textContent('h1')).toBe('Kreta')
  }
  await page.context().close()
})

test('after the logout nothing is left of what the worker of an earlier version has kept, nor of itself', async () => {
  const page = await keptByFormerWorker()
  await page.evaluate('window.kept.forgetPages()')
  expect(await page.evaluate('caches.keys()')).toEqual([])
  await page.context().setOffline(true)
  expect(await isDead(page, guide)).toBe(true)
  await page.context().close()
})
