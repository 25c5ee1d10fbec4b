import { expect } from 'vitest'
import { test, testBreaches } from './small-project.mjs'

testBreaches([
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
    'the wishlist sees the mail',
    'packages/wishlist/src/index.ts',
    "import { emailFault } from '@wojaz/mail'",
    'wishlist may not import mail',
  ],
  [
    'the mail sees the wishlist',
    'packages/mail/src/index.ts',
    "import { mostSavedOffers } from '@wojaz/wishlist'",
    'mail may not import wishlist',
  ],
  [
    'staff sees the orders',
    'packages/staff/src/index.ts',
    "import type { Order } from '@wojaz/booking'",
    'staff may not import booking',
  ],
  [
    'a page of the shop sees the office',
    'apps/shop/server/account/login-page.ts',
    "import { office } from '@wojaz/office/server'",
    'shop may not import office',
  ],
  [
    'the office sees the shop',
    'apps/office/server/office.ts',
    "import '@wojaz/shop/settings'",
    'office may not import shop',
  ],
  [
    'an app sees the demo',
    'apps/shop/server/host/main.ts',
    "import '@wojaz/demo-world'",
    'shop may not import demo-world',
  ],
  [
    'a package sees the demo while it runs',
    'packages/content/src/server.ts',
    "export const load = () => import('@wojaz/demo-world')",
    'content may not import demo-world',
  ],
  [
    'a test of a package reaches into the demo',
    'packages/content/src/page.test.ts',
    "import '../../../demo/world/src/seed.ts'",
    'reaches into demo/world',
  ],
  [
    'the demo sees an app',
    'demo/world/src/seed.ts',
    "import '@wojaz/shop/settings'",
    'demo-world may not import shop',
  ],
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
    'demo/world/src/seed.ts',
    "import '@wojaz/travel/dates'",
    '@wojaz/travel is not declared in demo/world/package.json',
  ],
  [
    'a tool of the root is used outside of tests',
    'packages/travel/src/day.ts',
    "import { test } from 'vitest'",
    'vitest is not declared',
  ],
])

test('a script that runs before anything is installed takes a plain door by its place', ({
  write,
  breaches,
}) => {
  write('scripts/start.mjs', "import '../apps/shop/server/host/setting-rules.mjs'")
  expect(breaches()).toEqual([])
  write('scripts/start.mjs', "import '../apps/shop/server/host/another.mjs'")
  expect(breaches().join()).toContain('reaches into apps/shop')
})
