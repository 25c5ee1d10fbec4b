import { expectValidHtml } from '../fixtures/expect-valid-html.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/shop-test.ts'

test('what looks at every page sees a pale letter, a picture without words, a page too wide and a broken list', async ({
  page,
}) => {
  const faulty = `<!doctype html><html lang="pl"><head><title>Wojaż</title></head><body><main>
    <h1 style="color:#000">Wakacje nad morzem</h1>
    <p style="color:#000">Ten akapit można przeczytać.</p>
    <p style="color:#999">Tego akapitu nie przeczyta każdy.</p>
    <img src="data:," /><div style="width:3000px">szeroko</div><ul><p>nie tutaj</p></ul>
  </main></body></html>`
  await page.setContent(faulty)
  const findings = expectAccessible(page)
  await expect(findings).rejects.toThrow('color-contrast: p:nth-child(3)')
  await expect(findings).rejects.toThrow('image-alt')
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow('3000px')
  expect(() => expectValidHtml(faulty)).toThrow('element-permitted-content')
})
