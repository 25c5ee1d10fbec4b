import { testBreaches } from './small-project.mjs'

testBreaches([
  [
    'a file of the server lies on no layer',
    'apps/shop/server/pages.ts',
    '',
    'lies on no layer: host starts it',
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
])
