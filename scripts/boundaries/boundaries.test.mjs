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
  write('apps/shop/server/main.ts', "import { openContent } from '@wojaz/content/server'")
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
     import { services } from '../../server/services.ts'
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
  ['an app sees demo', 'apps/shop/server/main.ts', "import '@wojaz/demo'", 'shop may not import demo'],
  [
    'a package is entered by a window',
    'apps/shop/server/main.ts',
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
    'apps/shop/server/main.ts',
    "import '../../../packages/travel/src/day.ts'",
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
    "import { env } from '../../../server/env.ts'",
    '../../../server/env.ts needs Node',
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
    `import { services } from '../../server/services.ts'
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
