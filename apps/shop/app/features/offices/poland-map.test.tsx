import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PolandMap } from './poland-map.tsx'

const places = ['lodz', 'gdansk', 'opole'].map((id, at) => ({
  id,
  coordinates: { latitude: 51 + at, longitude: 19 },
}))
const drawn = (chosen?: string) => {
  const circles =
    renderToStaticMarkup(<PolandMap places={places} chosen={chosen} />).match(/<circle[^>]*>/g) ?? []
  return { all: circles.length, marked: circles.filter((circle) => circle.includes('fill-accent')).length }
}

test('every place is on the map', () => {
  expect(drawn()).toEqual({ all: 3, marked: 3 })
})

test('on a page about one of them that one stands out', () => {
  expect(drawn('gdansk')).toEqual({ all: 3, marked: 1 })
})
