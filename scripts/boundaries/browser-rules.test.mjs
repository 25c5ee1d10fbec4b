import { expect } from 'vitest'
import { test, testBreaches } from './small-project.mjs'

testBreaches([
  [
    'a component uses Node',
    'apps/shop/app/ui/button.tsx',
    "import fs from 'node:fs'",
    'node:fs needs Node, and this file runs in the browser',
  ],
  [
    'a component opens a server door',
    'apps/shop/app/features/seat-map/seat-map.tsx',
    "import { openContent } from '@wojaz/content/server'",
    '@wojaz/content/server needs Node',
  ],
  [
    'a component opens the database',
    'apps/shop/app/features/seat-map/seat-map.tsx',
    "import { openDatabase } from '@wojaz/database'",
    '@wojaz/database needs Node',
  ],
  [
    'a component imports server code',
    'apps/shop/app/features/seat-map/seat-map.tsx',
    "import { env } from '../../../server/host/env.ts'",
    '../../../server/host/env.ts needs Node',
  ],
])

test('a route that uses server code in its component, not only in its loader', ({ write, breaches }) => {
  write(
    'apps/shop/app/routes/home.tsx',
    `import { services } from '../../server/request/services.ts'
     export const loader = () => services.home()
     export default function Home() { return <p>{services.name}</p> }`,
  )
  expect(breaches()).toEqual([expect.stringContaining('default runs in the browser')])
})

test('what two doors lead to is told once', ({ write, breaches }) => {
  write('packages/travel/src/day.ts', "import fs from 'node:fs'")
  write('packages/travel/src/money.ts', "import { day } from './day.ts'")
  expect(breaches()).toHaveLength(1)
})

test.for([
  ['main door', 'packages/content/src', 'index.ts', '@wojaz/content is imported by the browser'],
  ['sub-door', 'packages/travel/src', 'money.ts', '@wojaz/travel/money is imported by the browser'],
])(
  'a %s that leads to Node through another file of its package',
  ([, folder, door, sentence], { write, breaches }) => {
    write(`${folder}/${door}`, "export { page } from './page.ts'")
    write(`${folder}/page.ts`, "import { readFile } from 'node:fs/promises'")
    expect(breaches()).toEqual([
      expect.stringContaining(`${folder}/page.ts:1 node:fs/promises needs Node, and ${sentence}`),
    ])
  },
)
