import { locales } from '@wojaz/travel/locale'
import { describe, expect, test } from 'vitest'
import { makeFlightAlone, makeOrder, documentOptions as options } from '../../test/make-order.ts'
import { amountsIn, readPdf } from '../../test/read-pdf.ts'
import type { Order } from '../order.ts'
import { counted } from './document-words.ts'
import { type DocumentName, drawDocument, drawDocuments } from './draw-documents.ts'

const read = async (order: Order, name: DocumentName) =>
  readPdf((await drawDocument(order, name, options)).bytes)

describe('documents of a flight alone', () => {
  const order = makeOrder({ offer: makeFlightAlone() })

  test('there is a contract, an invoice and a sheet for the airport, and no voucher for a hotel', async () => {
    const drawn = await drawDocuments(order, options)
    expect(drawn.map(({ name }) => name)).toEqual(['potwierdzenie', 'faktura', 'bilet'])
  })

  test('the contract says both flights and the rights of air passengers, and nothing of a stay or a package', async () => {
    const { text } = await read(order, 'potwierdzenie')
    for (const said of [
      ...['Potwierdzenie umowy przelotu', 'Warszawa – Heraklion', '06:10 – 10:05', '261/2004'],
      'Biletu nie drukujesz. Na lotnisku wystarczy dowód osobisty lub paszport',
    ])
      expect(text).toContain(said)
    for (const unsaid of [
      'imprezie turystycznej',
      'Pokój',
      'gwiazdek',
      'Pobyt',
      'formularz',
      'W hotelu',
      'nocy',
    ])
      expect(text).not.toContain(unsaid)
  })

  test('a holiday has a voucher to show, and its contract says nothing of a ticket', async () => {
    expect((await read(makeOrder(), 'potwierdzenie')).text).not.toContain('Biletu nie drukujesz')
  })

  test.each(['potwierdzenie', 'faktura'] as const)(
    'the %s tells the fare from what airports and states take, and adds up to the same price',
    async (name) => {
      const { text } = await read(order, name)
      expect(text).toMatch(/Taryfa lotnicza (1 )?3 363,01 zł/)
      expect(text).toMatch(/Podatki i opłaty lotniskowe (1 )?533,99 zł/)
      expect(text).not.toContain('Przelot w obie strony')
      const [from, until] = name === 'faktura' ? ['Wartość', 'Razem'] : ['Co zawiera', 'Cena całkowita']
      const amounts = amountsIn(text.slice(text.indexOf(from), text.indexOf(until)).replaceAll(' 1 ', ' '))
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(order.price.total)
    },
  )

  test.each(locales)('no document of it in %s counts nights', async (locale) => {
    for (const { bytes } of await drawDocuments({ ...order, locale }, options))
      expect((await readPdf(bytes)).text).not.toContain(counted(locale, 'night', order.offer.duration))
    const [contract] = await drawDocuments(makeOrder({ locale }), options)
    expect((await readPdf(contract?.bytes as Buffer)).text).toContain(counted(locale, 'night', 7))
  })

  test('a contract from before they were told apart still says the flights in one line', async () => {
    const { airFare: _fare, airportCharges: _charges, ...quote } = makeFlightAlone().quote
    const old = makeOrder({ offer: { ...makeFlightAlone(), quote: quote as Order['offer']['quote'] } })
    expect((await read(old, 'potwierdzenie')).text).toContain('Przelot w obie strony 3 897,00 zł')
  })

  test('the invoice names the way and no nights', async () => {
    const { text } = await read(order, 'faktura')
    expect(text).toContain('Usługa turystyki: Warszawa – Heraklion, Heraklion, Grecja')
    expect(text).not.toContain('Pobyt')
  })
})
