import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from '@playwright/test'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopPolicy } from '../server/plugins/security-headers.ts'

const guide = '/mytui/rezerwacja/W402917652/karta/przewodnik'
const file = '/mytui/rezerwacja/W402917652/przewodnik.html'
const papers = '/mytui/rezerwacja/W402917652/karta/dokumenty'
const [keeping, worker] = await Promise.all(
  ['../app/browser/kept-guides.ts', '../public/guide-worker.js'].map((path) =>
    readFile(new URL(path, import.meta.url), 'utf8'),
  ),
)
const options = { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } }

let server: Server
let browser: Browser
let site = ''
let isLoggedIn = true

/** As much of a shop as a guide needs, with the policy of its pages. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const send = (type: string, body: string) => {
      response.setHeader('content-type', type)
      response.end(body)
    }
    if (request.url === '/guide-worker.js') return send('text/javascript', worker ?? '')
    if (request.url === '/kept-guides.js')
      return send('text/javascript', ts.transpileModule(keeping ?? '', options).outputText)
    if (request.url === file) return send('text/html', '<style>h1{color:rgb(1,2,3)}</style><h1>Kreta</h1>')
    if (request.url === guide && !isLoggedIn) {
      response.writeHead(303, { location: '/mytui/logowanie' })
      return response.end()
    }
    response.setHeader('content-security-policy', shopPolicy({ nonce: 'n', framing: 'none' }))
    const script = `import * as guides from '/kept-guides.js'; window.guides = guides`
    send('text/html', `<h1>Strona</h1><script type="module" nonce="n">${script}</script>`)
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
  expect(await page.evaluate(`window.guides.keepGuide(${JSON.stringify(wish)})`)).toBe(true)
  return page
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
  expect(await isDead(page, papers)).toBe(true)
  await page.context().setOffline(false)
  await page.goto(site + guide)
  expect(await page.textContent('h1')).toBe('Strona')
  await page.context().close()
})

test('after the logout nothing is left of it', async () => {
  const page = await opened()
  await page.evaluate('window.guides.forgetGuides()')
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
