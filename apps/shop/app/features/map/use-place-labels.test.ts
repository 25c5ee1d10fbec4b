import type { RegionOption } from '@wojaz/offers'
import { expect, test } from 'vitest'
import { labelsOf } from './use-place-labels.ts'

const place = (
  kind: RegionOption['kind'],
  name: string,
  count: number,
  children: RegionOption[] = [],
): RegionOption => ({
  code: name,
  kind,
  name,
  seoName: name,
  latitude: 1,
  longitude: 2,
  count,
  fromPrice: null,
  children,
})

test('regions are named before resorts, the larger first; countries are named by the base map', () => {
  const greece = place('country', 'Grecja', 9, [
    place('region', 'Kos', 2, [place('resort', 'Kardamena', 2)]),
    place('region', 'Rodos', 7, [place('resort', 'Lindos', 3), place('resort', 'Faliraki', 4)]),
  ])
  const labels = labelsOf([greece])
  expect(labels.map(({ name }) => name)).toEqual(['Rodos', 'Kos', 'Faliraki', 'Lindos', 'Kardamena'])
  expect(labels[0]?.fromZoom).toBeLessThan(labels[2]?.fromZoom ?? 0)
})
