import { expect } from 'vitest'
import { test } from './small-project.mjs'

test('a tidy house has no breach', ({ write, breaches }) => {
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
  write('demo/world/src/seed.ts', "import { openContent } from '@wojaz/content/server'")
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
