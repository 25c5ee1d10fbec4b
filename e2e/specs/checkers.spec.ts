import { faultsIn, structureOf } from '../fixtures/html-faults.ts'
import { knownParts } from '../fixtures/known-parts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/shop-test.ts'
import { slipsIn } from '../fixtures/words-for-guests.ts'

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
  expect(faultsIn(faulty).join()).toContain('element-permitted-content')
})

test('a page in other words is known, a page with a name missing, a name doubled or another colour is not', async ({
  page,
}) => {
  const show = (main: string) => page.setContent(`<!doctype html><body><main>${main}</main></body>`)
  const isKnown = async () => (await knownParts(page)).known.includes('main')

  await show('<img alt="Morze" src="/1"><label for="a">Od</label><input id="a"><p class="dark">Lato</p>')
  expect(await isKnown()).toBe(false)
  ;(await knownParts(page)).remember()
  await show('<img alt="Moře" src="/2"><label for="b">Z</label><input id="b"><p class="dark">Léto</p>')
  expect(await isKnown()).toBe(true)

  for (const other of [
    '<img alt="" src="/1"><label for="a">Od</label><input id="a"><p class="dark">Lato</p>',
    '<img alt="Morze" src="/1"><label for="b">Od</label><input id="a"><p class="dark">Lato</p>',
    '<img alt="Morze" src="/1"><label for="a"></label><input id="a"><p class="dark">Lato</p>',
    '<img alt="Morze" src="/1"><label for="a">Od</label><input id="a"><p class="pale">Lato</p>',
    '<img alt="Morze" src="/1"><label for="a">Od</label><input id="a"><p class="dark">Lato <b>2027</b></p>',
  ]) {
    await show(other)
    expect(await isKnown()).toBe(false)
  }
  await page.setViewportSize({ width: 500, height: 500 })
  await show('<img alt="Morze" src="/1"><label for="a">Od</label><input id="a"><p class="dark">Lato</p>')
  expect(await isKnown()).toBe(false)
})

test('a page is known as a whole only when nothing new stands around its parts', async ({ page }) => {
  const show = (lang: string, title: string, around = '') =>
    page.setContent(
      `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><main>Lato</main>${around}</body></html>`,
    )
  const isKnown = async () => (await knownParts(page)).isKnown

  await show('pl', 'Zima')
  ;(await knownParts(page)).remember()
  await show('pl', 'Lato')
  expect(await isKnown()).toBe(true)
  await show('cs', 'Léto')
  expect(await isKnown()).toBe(false)
  await show('pl', '')
  expect(await isKnown()).toBe(false)
  await show('pl', 'Lato', '<dialog open>Zgoda</dialog>')
  expect(await isKnown()).toBe(false)
})

test('a page in other words has the same structure; another element, an empty name or a bare sign is another', () => {
  const polish = '<p>Lato <b class="a">nad morzem</b></p><a href="/lato" title="Lato">od 2 499 zł</a>'
  const czech = '<p>Léto <b class="a">u moře</b></p><a href="/cs/leto" title="Léto">od 2 599 Kč</a>'
  expect(structureOf(polish)).toBe(structureOf(czech))
  for (const other of [
    '<p>Lato <i class="a">nad morzem</i></p><a href="/lato" title="Lato">od 2 499 zł</a>',
    '<p>Lato <b class="b">nad morzem</b></p><a href="/lato" title="Lato">od 2 499 zł</a>',
    '<p>Lato <b class="a">nad morzem</b></p><a href="/lato" title="">od 2 499 zł</a>',
    '<p>Lato <b class="a">nad morzem</b></p><a href="/lato" title="Lato"></a>',
    '<p>Lato & <b class="a">nad morzem</b></p><a href="/lato" title="Lato">od 2 499 zł</a>',
  ])
    expect(structureOf(other)).not.toBe(structureOf(polish))
})

test('a key instead of its text and a gap without its value are seen, an address and a sentence are not', () => {
  expect(slipsIn('<head></head><body><p>header.openMenu</p><p>od {{price}}</p></body>')).toEqual([
    'header.openMenu',
    '{{',
  ])
  expect(slipsIn('<body><p>kontakt@wojaz.example</p><p>złotych.</p><p>październik</p></body>')).toEqual([])
  expect(slipsIn('<body><script>window.a = "header.openMenu"</script></body>')).toEqual([])
})
