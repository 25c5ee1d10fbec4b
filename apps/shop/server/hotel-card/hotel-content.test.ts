import { expect, test } from 'vitest'
import { readHotelContent } from './hotel-content.ts'

test('content is checked once per delivered object', () => {
  const delivered = { pictures: [{ url: 5 }], texts: { pl: { shortDescription: 'Nad zatoką' } } }
  const read = readHotelContent(delivered)
  expect(readHotelContent(delivered)).toBe(read)
  expect(readHotelContent({ ...delivered })).toEqual(read)
  expect(readHotelContent({ ...delivered })).not.toBe(read)
})

test('a hotel without content has an empty one', () => {
  expect(readHotelContent(null)).toMatchObject({ texts: {}, pictures: [] })
})
