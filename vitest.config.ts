import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { SlowKindsFirst } from './vitest.slow-kinds-first.ts'

// Dates on screen must not depend on where the tests run.
process.env.TZ = 'Europe/Warsaw'

const ignored = ['**/node_modules/**', '**/build/**', '**/.next/**']
const inBrowser = 'apps/shop/app/**/*.browser.test.tsx'

export const shared = {
  // Only for hanging tests; long enough for a busy machine.
  testTimeout: 30_000,
  hookTimeout: 120_000,
  // Shops shared by a worker's tests are closed at its end.
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: 2,
  sequence: { sequencer: SlowKindsFirst },
  // Every process that loads the CMS needs this (see scripts/steps/processes.mjs).
  execArgv: ['--conditions=production'],
}

/**
 * One project for rules, Postgres and processes: a worker caches modules within a project, and the shop has thousands of them.
 */
export const inNode = {
  name: 'node',
  include: ['{apps,packages,demo,scripts}/**/*.test.{ts,tsx,mjs}'],
  exclude: [...ignored, inBrowser],
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: ['./vitest.setup.ts', './vitest.postgres-by-name.ts'],
}

export default defineConfig({
  test: {
    ...shared,
    projects: [
      { extends: true, test: { ...inNode, globalSetup: './vitest.global-setup.ts' } },
      {
        extends: true,
        plugins: [tailwindcss()],
        // Listed here: a dependency that Vite discovers later makes it reload everything in the middle of a test.
        optimizeDeps: {
          entries: ['apps/shop/app/{features,ui}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
          include: [
            '@sentry/browser',
            'vitest-browser-react',
            'axe-core',
            'react-dom/client',
            'react-dom/server',
          ],
        },
        publicDir: 'apps/shop/public',
        test: {
          // Tests of single components in a real browser, without a server.
          name: 'browser',
          include: [inBrowser],
          // After the others: both cores are busy already, and a page that waits for CPU looks slow to a test.
          sequence: { groupOrder: 1 },
          exclude: ignored,
          setupFiles: ['./vitest.setup.ts', './apps/shop/test/browser/setup.ts'],
          execArgv: [],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH,
                args: [
                  '--no-sandbox',
                  '--disable-dev-shm-usage',
                  '--disable-background-networking',
                  // Maps use WebGL, and a headless browser has no graphics card.
                  '--use-angle=swiftshader',
                  '--enable-unsafe-swiftshader',
                ],
              },
              contextOptions: { locale: 'pl-PL', timezoneId: 'Europe/Warsaw', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
