import { testBreaches } from './small-project.mjs'

testBreaches([
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
])
