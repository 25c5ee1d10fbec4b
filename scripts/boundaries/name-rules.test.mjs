import { testBreaches } from './small-project.mjs'

testBreaches([
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
])
