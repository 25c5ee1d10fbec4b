import type { Content } from '@wojaz/content/server'
import { accepted, refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import { readingFile } from './reading-file.ts'

const where = { locale: 'uk' as const, siteUrl: 'https://wojaz.example' }
const shows = (page: object | null) =>
  ({ page: async () => (page ? accepted(page) : refused({ code: 'unknown' })) }) as unknown as Content
const terms = {
  title: 'Правила <та> умови',
  regulations: null,
  slots: [
    {
      name: 'main',
      components: [
        { name: 'hero', heading: 'Малюнок' },
        { name: 'regulations', html: '<h2>1. Ціна</h2><p><a href="/informacje/reklamacje">Скарги</a></p>' },
      ],
    },
  ],
}

test('the terms become one file that is read without the shop', async () => {
  const file = await readingFile(shows(terms), '/regulamin', where)
  expect(file).toContain('<html lang="uk">')
  expect(file).toContain('<h1>Правила &lt;та&gt; умови</h1>')
  expect(file).toContain('<h2>1. Ціна</h2>')
  expect(file).toContain('href="https://wojaz.example/informacje/reklamacje"')
  expect(file).toContain('https://wojaz.example/uk/regulamin')
  expect(file).not.toContain('Малюнок')
})

test('a page that editors have closed is no file', async () => {
  expect(await readingFile(shows(null), '/regulamin', where)).toBeNull()
})
