import { expect, test } from 'vitest'
import { outlinesOf, type Topology } from './outlines.ts'

/** Two square countries side by side on one island: a line of the coast each, and the border between them. */
const island: Topology = {
  transform: { scale: [1, 1], translate: [0, 0] },
  arcs: [
    [
      [10, 0],
      [-10, 0],
      [0, 10],
      [10, 0],
    ],
    [
      [10, 10],
      [10, 0],
      [0, -10],
      [-10, 0],
    ],
    [
      [10, 10],
      [0, -10],
    ],
  ],
  objects: {
    countries: {
      geometries: [
        { type: 'Polygon', arcs: [[0, 2]] },
        { type: 'MultiPolygon', arcs: [[[1, -3]]] },
        { type: null },
      ],
    },
    land: { geometries: [{ type: 'MultiPolygon', arcs: [[[0, 1]]] }] },
  },
}

test('land is the coast, in one line', () => {
  expect(outlinesOf(island).land.coordinates).toEqual([
    [
      [
        [10, 0],
        [0, 0],
        [0, 10],
        [10, 10],
        [20, 10],
        [20, 0],
        [10, 0],
      ],
    ],
  ])
})

test('a border is what two countries share, drawn once', () => {
  expect(outlinesOf(island).borders.coordinates).toEqual([
    [
      [10, 10],
      [10, 0],
    ],
  ])
})

test('an island on the edge of the map does not run back through the world', () => {
  const fiji: Topology = {
    ...island,
    arcs: [
      [
        [178, 0],
        [-357, 0],
        [0, 5],
        [357, 0],
        [0, -5],
      ],
    ],
    objects: {
      countries: { geometries: [] },
      land: { geometries: [{ type: 'Polygon', arcs: [[0]] }] },
    },
  }
  const [ring = []] = outlinesOf(fiji).land.coordinates[0] ?? []
  expect(ring.map(([east]) => east)).toEqual([178, 181, 181, 178, 178])
})
