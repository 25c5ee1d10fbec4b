import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NoncedPage } from './nonced-page.ts'

const gap = 'gap-0123456789-gap-01234'
const nonce = 'AbCdEfGhIjKlMnOpQrStUvWx'

test('every gap carries the nonce of this response, compressed or not', async () => {
  const page = await NoncedPage.of(`<script nonce="${gap}">1</script><script nonce="${gap}">2</script>`, gap)
  const sent = `<script nonce="${nonce}">1</script><script nonce="${nonce}">2</script>`
  expect(page.plain(nonce).toString()).toBe(sent)
  expect(gunzipSync(page.gzip(nonce)).toString()).toBe(sent)
})

test('a page without scripts is sent as it is', async () => {
  const page = await NoncedPage.of('<p>Wczasy nad Bałtykiem</p>', gap)
  expect(gunzipSync(page.gzip(nonce)).toString()).toBe('<p>Wczasy nad Bałtykiem</p>')
})

test('any text survives compression, also text that repeats the nonce of another response', async () => {
  const piece = fc.array(fc.constantFrom('<p>Wakacje', 'nonce="', nonce, 'ąęłż', 'x'.repeat(40_000), '\n'), {
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 5 }), async (pieces) => {
      const texts = pieces.map((words) => words.join(''))
      const page = await NoncedPage.of(texts.join(gap), gap)
      expect(gunzipSync(page.gzip(nonce)).toString()).toBe(texts.join(nonce))
    }),
    { numRuns: 60 },
  )
})

test('repeated markup costs little although the page is compressed in pieces', async () => {
  const card = '<article class="rounded-2xl shadow-card"><h2>Kreta</h2><p>od 2 499 zł</p></article>'
  const page = await NoncedPage.of([card.repeat(50), card.repeat(50), card.repeat(50)].join(gap), gap)
  expect(page.gzip(nonce).length).toBeLessThan(400)
})

test('a nonce that stood shortly before is repeated from there: fifty scripts cost hardly more than one', async () => {
  const script = `<link rel="modulepreload" nonce="${gap}"/>`
  const page = await NoncedPage.of(script.repeat(50), gap)
  expect(gunzipSync(page.gzip(nonce)).toString()).toBe(script.repeat(50).replaceAll(gap, nonce))
  expect(page.gzip(nonce).length).toBeLessThan(160)
})

test('text with the control characters that stand for a nonce meanwhile is sent right all the same', async () => {
  const controls = String.fromCharCode(...Array.from({ length: 31 }, (_, at) => at + 1))
  const html = [controls, 'a', controls.slice(0, 12), controls.slice(3), ''].join(gap)
  const page = await NoncedPage.of(html, gap)
  expect(gunzipSync(page.gzip(nonce)).toString()).toBe(html.replaceAll(gap, nonce))
})
