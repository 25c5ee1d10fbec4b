import { locales } from '@wojaz/travel/locale'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAttractionOrder, makeItem } from '../../test/make-attraction-order.ts'
import type { AttractionItem } from '../model/attraction-order.ts'
import { drawTicket } from './draw-ticket.ts'
import words from './ticket-words.json' with { type: 'json' }

async function read(item: AttractionItem, order = makeAttractionOrder()) {
  const document = await getDocumentProxy(new Uint8Array(drawTicket(order, item)))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), pages: totalPages }
}

describe('a ticket', () => {
  let text = ''
  let pages = 0
  beforeAll(async () => {
    const ticket = await read(makeItem())
    text = ticket.text
    pages = ticket.pages
  })

  test.each([
    ['what it is for', 'Rejs o zachodzie słońca'],
    ['the option', 'Z przewodnikiem po polsku'],
    ['the local hour', '06.10.2026, 18:00 czasu miejscowego'],
    ['how many of which kind', '2 × Dorosły, 1 × Dziecko'],
    ['the names that were asked for', 'Świętosława Brzęczyszczykiewicz'],
    ['another one', 'Łukasz Żółć-Gęślą'],
    ['the code in letters', 'AD-20931-X7'],
    ["the supplier's number", 'AD-20931'],
    ['the order', 'A402917655'],
    ['where to meet', 'Stary port, Akti Kountourioti 5, Chania'],
    ['how to find it', 'pod niebieską flagą'],
    ['a map', 'openstreetmap.org/?mlat=35.51915&mlon=24.01771'],
    ['where and when guests are fetched', 'o 16:45, Hotel Złota Zatoka, Hersonissos'],
    ['whom to call on the day', '+30 28 1000 0000'],
    ['until when leaving costs nothing', 'do 05.10.2026, 18:00 czasu miejscowego'],
    ['that there are no 14 days', 'nie przysługuje prawo odstąpienia w ciągu 14 dni'],
  ])('says %s', (_, said) => {
    expect(text).toContain(said)
  })

  test('is one page', () => {
    expect(pages).toBe(1)
  })
})

test('every person has a code of their own where the supplier gives them, with the name beside it', async () => {
  const codes = ['T-1', 'T-2', 'T-3'].map((value) => ({ format: 'QRCODE', value, kindId: 'adult' }) as const)
  const { text } = await read(makeItem({ codes }))
  expect(text).toMatch(/T-1 Świętosława Brzęczyszczykiewicz T-2 Łukasz Żółć-Gęślą T-3/)
})

test.each(locales)('in %s it has words of its own, and nothing is left open', async (locale) => {
  const { text } = await read(makeItem(), makeAttractionOrder({ locale }))
  expect(text).toContain(words.ticket[locale])
  expect(text).not.toContain('{{')
})
