import { expect, test } from 'vitest'
import { noon } from '../../test/make-order.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { drawList } from './printed-list.ts'

const list = {
  title: 'Lista pasażerów WZ4711',
  below: '03.10.2026, WAW – HER',
  end: 'Razem: 189',
  writtenAt: noon,
  columns: [
    { label: 'Nazwisko', share: 0.5 },
    { label: 'Miejsce', share: 0.5 },
  ],
  rows: Array.from({ length: 189 }, (_, row) => [`OSOBA${row}`, `${row}A`]),
}

test('a full plane stands on several pages, each with the head of the table', async () => {
  const { text, pages } = await readPdf(await drawList(list))
  expect(pages).toBeGreaterThan(3)
  expect(text.match(/Nazwisko Miejsce/g)).toHaveLength(pages)
  for (const said of ['Lista pasażerów WZ4711', 'OSOBA0 0A', 'OSOBA188 188A', 'Razem: 189'])
    expect(text).toContain(said)
})

test('what a guest typed is drawn as it is', async () => {
  const rows = [['<b>=HYPERLINK("x")</b>', 'żółć \u{202e}']]
  const { text } = await readPdf(await drawList({ ...list, rows }))
  expect(text).toContain('<b>=HYPERLINK("x")</b>')
})
