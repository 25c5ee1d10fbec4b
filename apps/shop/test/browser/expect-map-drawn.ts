import { expect } from 'vitest'
import { bySelector } from './by-selector.ts'

/** Run before the tests of a file: on a busy machine the library alone takes longer to load than a test may. */
export const loadMaps = () =>
  Promise.all([
    import('../../app/features/map/open-map.ts'),
    import('../../app/features/places-map/places-picture.tsx'),
  ])

/** Waits until the map is completely drawn, which takes a while without a graphics card. */
export const expectMapDrawn = () =>
  expect.element(bySelector('[data-drawn]'), { timeout: 20_000 }).toBeVisible()
