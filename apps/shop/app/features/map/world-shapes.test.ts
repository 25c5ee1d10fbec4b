import { expect, test } from 'vitest'
import { unproject } from './map-view.ts'
import { type Topology, worldShapes } from './world-shapes.ts'

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
  const { land } = worldShapes(island)
  expect(land).toHaveLength(1)
  const corners = land[0]?.[0]?.points
    .map(unproject)
    .map(({ latitude, longitude }) => [Math.round(longitude), Math.round(latitude)])
  expect(corners).toEqual([
    [10, 0],
    [0, 0],
    [0, 10],
    [10, 10],
    [20, 10],
    [20, 0],
    [10, 0],
  ])
})

test('a border is what two countries share, drawn once', () => {
  const { borders } = worldShapes(island)
  expect(borders).toHaveLength(1)
  expect(borders[0]?.box.left).toBeCloseTo(190 / 360, 9)
  expect(borders[0]?.box.right).toBeCloseTo(190 / 360, 9)
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
  const box = worldShapes(fiji).land[0]?.[0]?.box
  expect((box?.right ?? 0) - (box?.left ?? 0)).toBeCloseTo(3 / 360, 9)
})
