import { createHash } from 'node:crypto'
import { expect, openPage, test } from '../fixtures/shop-test.ts'

test.use({ expectedComplaint: /Content Security Policy|data:,/ })

test('the scripts of the page are named by their hash and run; one smuggled into it does not', async ({
  page,
}) => {
  const answer = await openPage(page, '/')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  const scripts = [...((await answer?.text()) ?? '').matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  // Structured data for search engines and data of the page are not executed.
  const inline = scripts.filter(
    ([, attributes = '']) => !/ type="application\/(ld\+)?json"| src=/.test(attributes),
  )
  expect(inline.length).toBeGreaterThan(0)
  for (const [, , text = ''] of inline)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)

  const ran = await page.evaluate(async () => {
    const smuggler = document.createElement('div')
    smuggler.innerHTML = '<img src="data:," onerror="window.smuggled = true">'
    const failed = new Promise((resolve) => smuggler.firstChild?.addEventListener('error', resolve))
    document.body.append(smuggler)
    await failed
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    document.body.append(script)
    return 'smuggled' in window
  })
  expect(ran).toBe(false)
})
