import { expect, test } from 'vitest'
import { readPdf } from '../../test/read-pdf.ts'
import { bullets, facts, paragraph } from './blocks.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { table } from './table.ts'

const head = {
  locale: 'pl',
  title: 'Bilet',
  caption: 'Bilet 1',
  footer: 'Wojaż',
  pageOf: (page: number, pages: number) => `${page}/${pages}`,
  writtenAt: new Date('2026-10-03T12:00:00Z'),
} as const
const words = Array.from({ length: 1_200 }, (_, index) => `słowo${index}`)

test.each([
  ['a paragraph', (sheet: Sheet, text: string) => paragraph(sheet, text)],
  ['an item of a list', (sheet: Sheet, text: string) => bullets(sheet, [text])],
  ['a fact', (sheet: Sheet, text: string) => facts(sheet, [{ label: 'Życzenia', value: text }])],
  [
    'a cell of a table',
    (sheet: Sheet, text: string) => {
      const columns = [
        { label: 'Pokój', share: 0.3 },
        { label: 'Życzenia', share: 0.7 },
      ]
      table(sheet, columns, [{ cells: ['12', text] }])
    },
  ],
])('%s longer than a page goes on on the next ones, with every word', async (_, draw) => {
  const sheet = openSheet(head)
  draw(sheet, words.join(' '))
  expect(sheet.y).toBeLessThan(841.89 - 58)
  const { text, pages } = await readPdf(sheet.finish())
  expect(pages).toBeGreaterThan(2)
  expect(text.split(' ').filter((word) => word.startsWith('słowo'))).toEqual(words)
})
