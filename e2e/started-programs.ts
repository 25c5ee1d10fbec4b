import { expect } from '@playwright/test'

/** The steps of a start with everything installed and built. */
export const startSteps = [
  'Opening the database',
  'Preparing content',
  'Starting the shop',
  'Starting the admin',
]

export const stoppedInOrder = { code: 0, signal: null }

/** The command lines of a start's processes. */
export const programs = {
  seed: expect.stringContaining('demo/world/src/seed.ts'),
  shop: expect.stringContaining('apps/shop/build/server/index.js'),
  shopInDevelopment: expect.stringMatching(/apps\/shop\/server\/.*dev\.ts/),
  admin: expect.stringContaining('next-server'),
  bank: expect.stringContaining('apps/bank/src/main.ts'),
  supplier: expect.stringContaining('apps/supplier/src/main.ts'),
  postgres: expect.stringMatching(/bin\/postgres -D .*cluster/),
}
