import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readProject } from './project-map.mjs'
import { rules } from './rules.mjs'

/** @type {string} */
let root

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'wojaz-boundaries-'))
  write('package.json', JSON.stringify({ devDependencies: { vitest: '1' } }))
  workspace('packages/travel', {
    './dates': './src/day.ts',
    './money': './src/money.ts',
    './party': './src/party.ts',
  })
  workspace('packages/database', { '.': './src/index.ts' }, ['@wojaz/travel'])
  workspace('packages/content', { '.': './src/index.ts', './server': './src/server.ts' }, [
    '@wojaz/database',
    '@wojaz/travel',
  ])
  workspace('packages/post', { '.': './src/index.ts' }, ['@wojaz/travel'])
  workspace('packages/wishlist', { '.': './src/index.ts' }, ['@wojaz/travel'])
  workspace('packages/demo', {}, ['@wojaz/content'])
  workspace('apps/shop', {}, ['@wojaz/content', '@wojaz/travel', '@wojaz/database', 'react'])
})

afterEach(() => rmSync(root, { recursive: true }))

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** @param {string} folder @param {Record<string, string>} exports @param {string[]} declared */
function workspace(folder, exports, declared = []) {
  const dependencies = Object.fromEntries(declared.map((name) => [name, '*']))
  write(`${folder}/package.json`, JSON.stringify({ exports, dependencies }))
}

const breaches = () =>
  rules.flatMap((rule) => rule(readProject(root))).map(({ place, sentence }) => `${place} ${sentence}`)

test('a tidy house has no breach', () => {
  write('packages/travel/src/money.ts', "export { day } from './day.ts'")
  write('packages/travel/src/day.ts', 'export const day = 1')
  write(
    'packages/travel/src/day.test.ts',
    "import { test } from 'vitest'\nimport { readFileSync } from 'node:fs'",
  )
  write(
    'packages/content/src/server.ts',
    "import { openDatabase } from '@wojaz/database'\nimport fs from 'node:fs'",
  )
  write('packages/demo/src/seed.ts', "import { openContent } from '@wojaz/content/server'")
  write(
    'apps/shop/server/host/main.ts',
    "import { openContent } from '@wojaz/content/server'\nimport { offersCall } from '../api/offers.ts'",
  )
  write(
    'apps/shop/server/api/offers.ts',
    "import { limit } from '../plugins/limit.ts'\nimport { list } from '../listing/list.ts'",
  )
  write('apps/shop/server/plugins/limit.ts', "import { Fault } from '../request/errors.ts'")
  write(
    'apps/shop/server/listing/list.ts',
    `import { card } from '../showcase/card.ts'
     import type { Services } from '../request/services.ts'
     import type { ListView } from '../../app/features/listing/list-view.ts'
     import { listUrl } from '../../app/features/listing/list-address.ts'`,
  )
  write('apps/shop/server/showcase/card.ts', "import type { List } from '../listing/list.ts'")
  write('apps/shop/server/request/services.ts', "import type { Card } from '../showcase/card.ts'")
  write(
    'apps/shop/app/features/seat-map/seat-map.tsx',
    `import { addDay } from '@wojaz/travel/dates'
     import { Button } from '../../ui/button.tsx'
     import { Price } from '../price-tag/price-tag.tsx'`,
  )
  write(
    'apps/shop/app/features/price-tag/price-tag.tsx',
    "import type { Content } from '@wojaz/content/server'\nimport { round } from './rounding/round.ts'",
  )
  write('apps/shop/app/features/price-tag/rounding/round.ts', "import type { Price } from '../price-view.ts'")
  write(
    'apps/shop/server/prices/price.ts',
    "import type { Price } from '../../app/features/price-tag/price-view.ts'",
  )
  write(
    'apps/shop/app/ui/button.tsx',
    "import { useId } from 'react'\nimport { day } from '@wojaz/travel/dates'",
  )
  write(
    'apps/shop/app/routes/home.tsx',
    `import { SeatMap } from '../features/seat-map/seat-map.tsx'
     import { services } from '../../server/request/services.ts'
     import type { Route } from './+types/home'
     export async function loader() { return services.home() }
     export default function Home() { return <SeatMap /> }`,
  )
  write('e2e/specs/home.spec.ts', "import { startPostgres } from '@wojaz/database'")
  expect(breaches()).toEqual([])
})

test.each([
  [
    'travel sees the database',
    'packages/travel/src/day.ts',
    "import type { Database } from '@wojaz/database'",
    'travel may not import database',
  ],
  [
    'the database sees content',
    'packages/database/src/index.ts',
    "export { page } from '@wojaz/content'",
    'database may not import content',
  ],
  [
    'the wishlist sees the post',
    'packages/wishlist/src/index.ts',
    "import { emailFault } from '@wojaz/post'",
    'wishlist may not import post',
  ],
  [
    'the post sees the wishlist',
    'packages/post/src/index.ts',
    "import { mostSavedOffers } from '@wojaz/wishlist'",
    'post may not import wishlist',
  ],
  ['an app sees demo', 'apps/shop/server/host/main.ts', "import '@wojaz/demo'", 'shop may not import demo'],
  [
    'a package is entered by a window',
    'apps/shop/server/host/main.ts',
    "import '@wojaz/content/src/page.ts'",
    '@wojaz/content/src/page.ts is not a door',
  ],
  [
    'a package that has only sub-doors is entered as a whole',
    'apps/shop/server/main.ts',
    "import { day } from '@wojaz/travel'",
    '@wojaz/travel is not a door',
  ],
  [
    'a relative path leaves its workspace',
    'apps/shop/server/host/main.ts',
    "import '../../../../packages/travel/src/day.ts'",
    'reaches into packages/travel',
  ],
  [
    'a script reaches into a package',
    'scripts/start.mjs',
    "await import('../packages/travel/src/day.ts')",
    'reaches into packages/travel',
  ],
  [
    'a package is not declared',
    'packages/travel/src/day.ts',
    "import { z } from 'zod'",
    'zod is not declared in packages/travel/package.json',
  ],
  [
    'a workspace is not declared',
    'packages/demo/src/seed.ts',
    "import '@wojaz/travel/dates'",
    '@wojaz/travel is not declared in packages/demo/package.json',
  ],
  [
    'a tool of the root is used outside of tests',
    'packages/travel/src/day.ts',
    "import { test } from 'vitest'",
    'vitest is not declared',
  ],
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
  [
    'ui imports a feature',
    'apps/shop/app/ui/button.tsx',
    "import '../features/seat-map/seat-map.tsx'",
    'ui may not import features',
  ],
  [
    'ui imports business',
    'apps/shop/app/ui/button.tsx',
    "import { page } from '@wojaz/content'",
    'ui may not import @wojaz/content',
  ],
  [
    'ui imports the part of travel that is about guests',
    'apps/shop/app/ui/button.tsx',
    "import type { Party } from '@wojaz/travel/party'",
    'ui may not import @wojaz/travel/party',
  ],
  [
    'a feature reaches into a room of another that is named like its door',
    'apps/shop/app/features/seat-map/seat-map.tsx',
    "import '../price-tag/rounding/price-tag.tsx'",
    'seat-map reaches into price-tag',
  ],
  [
    'a route reaches into a room of a feature',
    'apps/shop/app/routes/home.tsx',
    "import '../features/price-tag/rounding/round.ts'",
    '../features/price-tag/rounding/round.ts lies in a room of price-tag',
  ],
  [
    'the server reaches into a room of a feature',
    'apps/shop/server/main.ts',
    "import type { Rounded } from '../app/features/price-tag/rounding/round.ts'",
    'lies in a room of price-tag',
  ],
  [
    'a feature imports a route',
    'apps/shop/app/features/seat-map/seat-map.tsx',
    "import '../../routes/home.tsx'",
    'features may not import routes',
  ],
  [
    'a feature reaches into another',
    'apps/shop/app/features/seat-map/seat-map.tsx',
    "import '../price-tag/rounding.ts'",
    'seat-map reaches into price-tag',
  ],
  [
    'a file of the server lies on no floor',
    'apps/shop/server/pages.ts',
    '',
    'lies on no floor: host starts it',
  ],
  [
    'an edge looks up to the host',
    'apps/shop/server/api/offers.ts',
    "import type { Env } from '../host/env.ts'",
    'server/api may not import server/host: host → api, pages',
  ],
  [
    'an edge calls another',
    'apps/shop/server/pages/pages.ts',
    "import { offers } from '../api/offers.ts'",
    'server/pages may not import server/api',
  ],
  [
    'a capability knows an edge',
    'apps/shop/server/listing/list.ts',
    "import { offers } from '../api/offers.ts'",
    'server/listing may not import server/api',
  ],
  [
    'a capability knows what every request passes',
    'apps/shop/server/listing/list.ts',
    "import { limit } from '../plugins/limit.ts'",
    'server/listing may not import server/plugins',
  ],
  [
    'what every request passes knows a capability',
    'apps/shop/server/plugins/limit.ts',
    "import { list } from '../listing/list.ts'",
    'server/plugins may not import server/listing',
  ],
  [
    'what is below all knows a capability',
    'apps/shop/server/request/context.ts',
    "import type { List } from '../listing/list.ts'",
    'server/request may not import server/listing',
  ],
  [
    'the list of services loads what it names',
    'apps/shop/server/request/services.ts',
    "import { list } from '../listing/list.ts'",
    'server/request may not import server/listing',
  ],
  [
    'a route calls an edge instead of a capability',
    'apps/shop/app/routes/home.tsx',
    "import type { pages } from '../../server/pages/pages.ts'",
    'app may not import server/pages: a page calls capabilities',
  ],
  [
    "the server takes a page's rule",
    'apps/shop/server/listing/list.ts',
    "import { type ListView, sortOf } from '../../app/features/listing/list-view.ts'",
    "../../app/features/listing/list-view.ts is a page's: the server takes only its types and *-address.ts",
  ],
  [
    'what has gone home is still allowed to be away',
    'apps/shop/app/report/sentry/dsn.ts',
    '',
    'the server no longer takes it: strike it out',
  ],
  [
    'a file is a drawer',
    'packages/travel/src/date-utils.ts',
    '',
    '"date-utils.ts" does not say what is inside',
  ],
  ['a folder is a drawer', 'packages/travel/src/helpers/day.ts', '', '"helpers" does not say what is inside'],
  [
    'a component hides behind index',
    'apps/shop/app/ui/button/index.tsx',
    '',
    '"index.tsx" does not say what is inside',
  ],
])('%s', (_, file, text, sentence) => {
  write(file, text)
  expect(breaches().join('\n')).toContain(sentence)
})

test('a route that uses server code in its component, not only in its loader', () => {
  write(
    'apps/shop/app/routes/home.tsx',
    `import { services } from '../../server/request/services.ts'
     export const loader = () => services.home()
     export default function Home() { return <p>{services.name}</p> }`,
  )
  expect(breaches()).toEqual([expect.stringContaining('default runs in the browser')])
})

test('what two doors lead to is told once', () => {
  write('packages/travel/src/day.ts', "import fs from 'node:fs'")
  write('packages/travel/src/money.ts', "import { day } from './day.ts'")
  expect(breaches()).toHaveLength(1)
})

test.each([
  ['main door', 'packages/content/src', 'index.ts', '@wojaz/content is imported by the browser'],
  ['sub-door', 'packages/travel/src', 'money.ts', '@wojaz/travel/money is imported by the browser'],
])('a %s that leads to Node through another file of its package', (_, folder, door, sentence) => {
  write(`${folder}/${door}`, "export { page } from './page.ts'")
  write(`${folder}/page.ts`, "import { readFile } from 'node:fs/promises'")
  expect(breaches()).toEqual([
    expect.stringContaining(`${folder}/page.ts:1 node:fs/promises needs Node, and ${sentence}`),
  ])
})

test('two files that take values of each other, however many stand between', () => {
  write('packages/travel/src/day.ts', "import { week } from './week.ts'")
  write('packages/travel/src/week.ts', "export { month } from './month.ts'")
  write('packages/travel/src/month.ts', "const year = await import('./day.ts')")
  expect(breaches()).toEqual([
    expect.stringMatching(
      /^packages\/travel\/src\/month\.ts:1 .*day\.ts → .*week\.ts → .*month\.ts → .*day\.ts is a circle/,
    ),
  ])
})

test('two files of which one takes only types of the other', () => {
  write('packages/travel/src/day.ts', "import { week } from './week.ts'")
  write('packages/travel/src/week.ts', "import type { Day } from './day.ts'")
  expect(breaches()).toEqual([])
})

test('two capabilities that take values of each other, in files that do not', () => {
  write('apps/shop/server/listing/list.ts', "import { card } from '../showcase/card.ts'")
  write('apps/shop/server/showcase/card.ts', '')
  write('apps/shop/server/showcase/shelf.ts', "import { sort } from '../listing/sort.ts'")
  write('apps/shop/server/listing/sort.ts', '')
  expect(breaches()).toEqual([expect.stringContaining('server: listing → showcase → listing is a circle')])
})

test('an address through which the server would load a component', () => {
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
