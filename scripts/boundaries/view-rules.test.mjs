import { expect } from 'vitest'
import { test, testBreaches } from './small-project.mjs'

testBreaches([
  [
    "the server takes a page's rule",
    'apps/shop/server/listing/list.ts',
    "import { type ListView, sortOf } from '../../app/features/listing/list-view.ts'",
    "../../app/features/listing/list-view.ts is a page's: the server takes only its types and *-address.ts",
  ],
  [
    'what has gone home is still allowed to be away',
    'apps/shop/app/report/sentry/error-filter.ts',
    '',
    'the server no longer takes it: strike it out',
  ],
])

test('an address through which the server would load a component', ({ write, breaches }) => {
  write('apps/shop/server/listing/list.ts', "import '../../app/features/listing/list-address.ts'")
  write(
    'apps/shop/app/features/listing/list-address.ts',
    "import './page-address.ts'\nimport '@wojaz/travel/dates'",
  )
  write('apps/shop/app/features/listing/page-address.ts', "import './list-words.ts'")
  write('apps/shop/app/features/listing/link-address.ts', "import { useMemo } from 'react'")
  expect(breaches()).toEqual([
    expect.stringMatching(/^apps.*page-address\.ts:1 an address may not import \.\/list-words\.ts/),
  ])
})
