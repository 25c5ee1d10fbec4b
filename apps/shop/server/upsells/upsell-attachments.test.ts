import { upsellTypes } from '@wojaz/booking'
import { shippedDictionary } from '@wojaz/content/server'
import { expect, test } from 'vitest'
import type { Words } from './described-upsell.ts'
import { attachmentsOf } from './upsell-attachments.ts'

const words = { t: (key: string) => shippedDictionary('pl')[key] ?? key } as Words
const terms = { url: '/regulamin' }
const carrier = { url: '/informacje/odpowiedzialnosc-przewoznika' }

test('every upsell has the terms, a flight’s also what the carrier answers for', () => {
  for (const type of upsellTypes)
    expect(attachmentsOf(type, [terms, carrier], words).map(({ url }) => url)).toContain(terms.url)
  expect(attachmentsOf('LUGGAGE', [terms, carrier], words).map(({ url }) => url)).toEqual([
    carrier.url,
    terms.url,
  ])
})

test('each is called by its name', () => {
  for (const { title } of attachmentsOf('LUGGAGE', [terms, carrier], words)) expect(title).toMatch(/^\p{Lu}/u)
})

test('a page that editors have switched off is left out', () => {
  expect(attachmentsOf('PARKING', [carrier], words)).toEqual([])
})
