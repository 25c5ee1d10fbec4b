import { defineConfig } from 'vitest/config'
import { LongestFirst } from './vitest.longest-first.ts'

// Dates on screen must not depend on where the tests run.
process.env.TZ = 'Europe/Warsaw'

const ignored = ['**/node_modules/**', '**/build/**', '**/.next/**']

// Tests of a part together with what is real about it: Postgres, files, pictures, processes. They take minutes, the rules seconds.
const partTests = [
  'apps/bank/test/**/*.test.ts',
  'apps/cms/tools/**/*.test.ts',
  'packages/account/test/**/*.test.ts',
  'packages/booking/test/**/*.test.ts',
  'packages/content/src/{every-component,migrate-content,open-content,outage,search-criteria}.test.ts',
  'packages/content/src/refusals/**/*.test.ts',
  'packages/content/src/rest/**/*.test.ts',
  'packages/database/src/**/*.test.ts',
  'packages/demo/src/{keep-world,seed-content,seed-ledger}.test.ts',
  'packages/demo/src/world/seed-world.test.ts',
  'packages/offers/test/**/*.test.ts',
  'packages/pictures/src/painter/paint-scene.test.ts',
  'packages/pictures/src/scaler/**/*.test.ts',
  'packages/post/test/**/*.test.ts',
  'scripts/**/*.test.mjs',
]

export default defineConfig({
  test: {
    globalSetup: './vitest.global-setup.ts',
    // Bounds for what hangs, wide enough for a machine that is busy with other things.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // As every process of the house that loads the CMS (see scripts/steps/processes.mjs).
    execArgv: ['--conditions=production'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...partTests, 'apps/shop/test/**'],
          // Rules keep nothing between tests; a fresh world for each of their files would take three times as long.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          setupFiles: './vitest.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          include: partTests,
          exclude: [...ignored, 'scripts/house/**'],
          isolate: false,
          setupFiles: './vitest.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/shop/test/**/*.test.{ts,tsx}'],
          exclude: ignored,
          isolate: false,
          setupFiles: './vitest.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          // The root commands themselves, on the built project.
          name: 'house',
          include: ['scripts/house/**/*.test.ts'],
          exclude: ignored,
          setupFiles: './vitest.setup.ts',
          testTimeout: 300_000,
        },
      },
    ],
  },
})
