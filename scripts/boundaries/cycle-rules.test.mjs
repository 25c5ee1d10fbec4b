import { expect } from 'vitest'
import { test } from './small-project.mjs'

test('two files that take values of each other, however many stand between', ({ write, breaches }) => {
  write('packages/travel/src/day.ts', "import { week } from './week.ts'")
  write('packages/travel/src/week.ts', "export { month } from './month.ts'")
  write('packages/travel/src/month.ts', "const year = await import('./day.ts')")
  expect(breaches()).toEqual([
    expect.stringMatching(
      /^packages\/travel\/src\/month\.ts:1 .*day\.ts → .*week\.ts → .*month\.ts → .*day\.ts is a circle/,
    ),
  ])
})

test('two files of which one takes only types of the other', ({ write, breaches }) => {
  write('packages/travel/src/day.ts', "import { week } from './week.ts'")
  write('packages/travel/src/week.ts', "import type { Day } from './day.ts'")
  expect(breaches()).toEqual([])
})

test('two capabilities that take values of each other, in files that do not', ({ write, breaches }) => {
  write('apps/shop/server/listing/list.ts', "import { card } from '../showcase/card.ts'")
  write('apps/shop/server/showcase/card.ts', '')
  write('apps/shop/server/showcase/shelf.ts', "import { sort } from '../listing/sort.ts'")
  write('apps/shop/server/listing/sort.ts', '')
  expect(breaches()).toEqual([expect.stringContaining('server: listing → showcase → listing is a circle')])
})
