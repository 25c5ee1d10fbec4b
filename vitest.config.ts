import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './vitest.longest-first.ts'

// Dates on screen must not depend on where the tests run.
process.env.TZ = 'Europe/Warsaw'

const ignored = ['**/node_modules/**', '**/build/**', '**/.next/**']
const inBrowser = 'apps/shop/app/**/*.browser.test.tsx'

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
          exclude: [...ignored, ...partTests, inBrowser, 'apps/shop/test/**'],
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
        plugins: [
          tailwindcss(),
          {
            ...optimizeLocales.vite({ locales: ['pl-PL', 'cs-CZ', 'ro-RO', 'hu-HU', 'uk-UA'] }),
            enforce: 'pre',
          },
        ],
        // Known from the start: what Vite finds on the way makes it load everything anew in the middle of a test.
        optimizeDeps: {
          entries: ['apps/shop/app/{features,ui}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
          include: ['vitest-browser-react', 'axe-core', 'react-dom/client', 'react-dom/server'],
        },
        publicDir: 'apps/shop/public',
        test: {
          // What one component does when it is pressed, in a real browser and without a server.
          name: 'browser',
          include: [inBrowser],
          exclude: ignored,
          setupFiles: ['./vitest.setup.ts', './apps/shop/test/browser/setup.ts'],
          execArgv: [],
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH,
                args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
              },
              contextOptions: { locale: 'pl-PL', timezoneId: 'Europe/Warsaw', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
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
