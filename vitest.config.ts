import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { SlowKindsFirst } from './vitest.slow-kinds-first.ts'

// Dates on screen must not depend on where the tests run.
process.env.TZ = 'Europe/Warsaw'

const ignored = ['**/node_modules/**', '**/build/**', '**/.next/**']
const inBrowser = 'apps/shop/app/**/*.browser.test.tsx'

export const shared = {
  // Bounds for what hangs, wide enough for a machine that is busy with other things.
  testTimeout: 30_000,
  hookTimeout: 120_000,
  // Shops that a worker shares are closed at its end.
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: 2,
  sequence: { sequencer: SlowKindsFirst },
  // As every process of the house that loads the CMS (see scripts/steps/processes.mjs).
  execArgv: ['--conditions=production'],
}

/** One project for rules, Postgres and processes: a worker keeps its modules within a project, and the shop has thousands of them. */
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
        // Known from the start: what Vite finds on the way makes it load everything anew in the middle of a test.
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
          // What one component does when it is pressed, in a real browser and without a server.
          name: 'browser',
          include: [inBrowser],
          // After the others: both cores are busy already, and a page that waits for its turn looks slow to a test.
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
                  // Maps are drawn by WebGL, and a headless browser has no graphics card.
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
