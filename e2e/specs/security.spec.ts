import { expect, openPage, test } from '../fixtures/shop-test.ts'

test.use({ expectedComplaint: /Content Security Policy|data:,/ })

test('scripts of the page run with the nonce of this very answer; one smuggled into it does not', async ({
  page,
}) => {
  const answer = await openPage(page, '/')
  const nonce = /script-src[^;]*'nonce-([^']+)'/.exec(answer?.headers()['content-security-policy'] ?? '')?.[1]
  const scripts = [...((await answer?.text()) ?? '').matchAll(/<script\b([^>]*)>/g)].map(
    ([, attributes]) => attributes,
  )
  // Facts for search engines are data: no browser runs them.
  const running = scripts.filter((attributes) => !attributes?.includes('type="application/ld+json"'))
  expect(running.length).toBeGreaterThan(0)
  for (const attributes of running) expect(attributes).toContain(`nonce="${nonce}"`)

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
