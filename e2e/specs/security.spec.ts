import { expect, openPage, test } from '../fixtures/shop-test.ts'

const nonceOf = (policy: string) => /script-src[^;]*'nonce-([^']+)'/.exec(policy)?.[1]

test('scripts run only with the nonce of this very answer', async ({ request }) => {
  const first = await request.get('/')
  const second = await request.get('/')
  const policy = first.headers()['content-security-policy'] as string
  const nonce = nonceOf(policy)
  expect(nonce).toBeTruthy()
  expect(nonceOf(second.headers()['content-security-policy'] as string)).not.toBe(nonce)
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)

  const scripts = [...(await first.text()).matchAll(/<script\b([^>]*)>/g)].map((found) => found[1] as string)
  // Facts for search engines are data: no browser runs them.
  const running = scripts.filter((attributes) => !attributes.includes('type="application/ld+json"'))
  expect(running.length).toBeGreaterThan(0)
  for (const attributes of running) expect(attributes).toContain(`nonce="${nonce}"`)
})

test.describe('a breach that the browser reports', () => {
  test.use({ expectedComplaint: /Content Security Policy|data:,/ })

  test('a script smuggled into the page does not run', async ({ page }) => {
    await openPage(page, '/')
    const ran = await page.evaluate(async () => {
      const smuggler = document.createElement('div')
      smuggler.innerHTML = '<img src="data:," onerror="window.smuggled = true">'
      const failed = new Promise((resolve) => smuggler.firstChild?.addEventListener('error', resolve))
      document.body.append(smuggler)
      await failed
      return 'smuggled' in window
    })
    expect(ran).toBe(false)
  })
})

test('hashed files are kept for good, pages are asked for again', async ({ request }) => {
  const home = await request.get('/')
  expect(home.headers()['cache-control']).toMatch(/no-cache|no-store/)
  const asset = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(await home.text())?.[1] as string
  const file = await request.get(asset, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()['cache-control']).toContain('immutable')
  expect(file.headers()['content-encoding']).toBe('br')
})

test('the metrics are not public', async ({ request }) => {
  expect((await request.get('/metrics')).status()).toBe(404)
})
