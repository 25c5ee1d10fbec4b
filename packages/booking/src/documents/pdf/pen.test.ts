import { inflateSync } from 'node:zlib'
import type { Locale } from '@wojaz/travel/locale'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../../test/read-pdf.ts'
import { openPen, type Pen } from './pen.ts'

const style = { font: 'regular', size: 10, colour: '#0f2d40' } as const
const about = { title: 'Umowa', author: 'Wojaż', writtenAt: new Date('2026-10-03T12:00:00Z') }
const place = { x: 20, y: 20, width: 300 }

function drawn(draw: (pen: Pen) => void, locale: Locale = 'pl'): Buffer {
  const pen = openPen({ width: 400, height: 500 }, locale)
  draw(pen)
  return pen.finish(about)
}
const saying = (words: string) => drawn((pen) => pen.text(words, style, place))
const open = (bytes: Buffer) => getDocumentProxy(new Uint8Array(bytes))

/** The font itself begins with this tag. */
function fontsIn(bytes: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (
    let start = bytes.indexOf('>>\nstream\n');
    start >= 0;
    start = bytes.indexOf('>>\nstream\n', start + 1)
  ) {
    const content = inflateSync(bytes.subarray(start + 10, bytes.indexOf('\nendstream', start)))
    if (content.subarray(0, 4).toString('latin1') === 'true') found.push(content)
  }
  return found
}

/** A reader that mends files would not tell. */
test('the list of objects says where each of them begins', () => {
  const bytes = saying('Anna Żółć')
  const text = bytes.toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const [, table, size] = /^(\d+) 0 obj\n<<\/Type\/XRef\/Size (\d+)/.exec(text.slice(start)) ?? []
  expect(Number(size)).toBe(Number(table) + 1)
  const rows = inflateSync(bytes.subarray(text.indexOf('stream\n', start) + 7))
  expect(rows).toHaveLength(Number(size) * 7)
  const begins = Array.from({ length: Number(size) }, (_, number) => number).filter(
    (number) => rows[number * 7] === 1,
  )
  expect(begins.length).toBeGreaterThan(3)
  for (const number of begins)
    expect(text.slice(rows.readUInt32BE(number * 7 + 1))).toMatch(new RegExp(`^${number} 0 obj\n`))
})

describe('the font of a document', () => {
  test('is the same for every name of usual letters', () => {
    const [anna, jan] = [saying('Anna Żółć'), saying('Jan Kowalski')]
    expect(fontsIn(anna)).toHaveLength(1)
    expect(fontsIn(anna)).toEqual(fontsIn(jan))
  })

  test('has further letters where a name has them', async () => {
    const bytes = saying('Zoé Ångström, Дніпро')
    expect(fontsIn(bytes)[0]?.length).toBeGreaterThan(fontsIn(saying('Anna'))[0]?.length ?? 0)
    expect((await readPdf(bytes)).text).toBe('Zoé Ångström, Дніпро')
  })

  test('writes letters that a keyboard has put together', async () => {
    expect((await readPdf(saying('Zo\u0065\u0301'))).text).toBe('Zoé')
  })
})

test('texts are where they should be, and those at the right edge end there', async () => {
  const bytes = drawn((pen) => {
    const end = pen.text('jeden dwa', style, { ...place, width: 30 })
    expect(end - place.y).toBeCloseTo(pen.heightOf('jeden dwa', style, 30))
    pen.text('2 992,00 zł', style, { ...place, y: 100, align: 'right' })
  })
  const { items } = await (await (await open(bytes)).getPage(1)).getTextContent()
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
  expect(texts.map(({ str }) => str)).toEqual(['jeden', 'dwa', '2 992,00 zł'])
  const [first, , right] = texts
  expect(first?.transform[4]).toBeCloseTo(20)
  expect((right?.transform[4] ?? 0) + (right?.width ?? 0)).toBeCloseTo(320, 1)
})

test('a screen reader reads what is tagged, in its order, and no decoration', async () => {
  const bytes = drawn((pen) => {
    pen.tag('H1', () => pen.text('Umowa', style, place))
    pen.decoration(() => pen.line([[0, 0] as const, [9, 0] as const], 1, '#0f2d40'))
    pen.tag('Figure', () => pen.circle(9, 9, 3, '#f6b94b'), 'pięć gwiazdek')
    pen.addPage()
    pen.tag('P', () => pen.text('Koniec', style, place))
  })
  const document = await open(bytes)
  const tagsOf = async (page: number) => (await (await document.getPage(page)).getStructTree()).children[0]
  expect(await tagsOf(1)).toMatchObject({
    role: 'Document',
    children: [{ role: 'H1' }, { role: 'Figure', alt: 'pięć gwiazdek' }],
  })
  expect(await tagsOf(2)).toMatchObject({ children: [{ role: 'P' }] })
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
})

test('a link can be pressed', async () => {
  const url = 'https://www.openstreetmap.org/?mlat=35.5&mlon=24.0'
  const bytes = drawn((pen) => pen.text('Mapa', style, { ...place, link: url }))
  const [note] = await (await (await open(bytes)).getPage(1)).getAnnotations()
  expect(note).toMatchObject({ subtype: 'Link', url })
})

test('a link with letters of any language, or with a percent sign too many, is written all the same', async () => {
  const bytes = drawn((pen) => pen.text('Mapa', style, { ...place, link: 'https://wojaz.example/Żnin?z=5%' }))
  const [note] = await (await (await open(bytes)).getPage(1)).getAnnotations()
  expect(note).toMatchObject({ unsafeUrl: 'https://wojaz.example/%C5%BBnin?z=5%' })
})

test('it says its title, its language and when it was written', async () => {
  const { info } = await (await open(saying('Umowa'))).getMetadata()
  expect(info).toMatchObject({
    Title: 'Umowa',
    Author: 'Wojaż',
    Language: 'pl',
    CreationDate: 'D:20261003120000Z',
  })
})
