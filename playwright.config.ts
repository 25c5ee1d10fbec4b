import { defineConfig } from '@playwright/test'
import { beginOnTheSameDay } from './e2e/stack-clock.ts'

await beginOnTheSameDay()

export default defineConfig({
  testDir: './e2e/specs',
  outputDir: './test-results/journeys',
  globalSetup: './e2e/start-stack.ts',
  workers: 2,
  // Tests are distributed one by one, so that both workers are busy to the end.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Only for hanging tests: no promise is in these figures, so they are long enough for any machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // Known only once the stack runs; workers load this file again after that.
    baseURL: process.env.E2E_SITE_URL,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // A trace of every journey costs a fifth of its time. A failure leaves a screenshot; `--trace on` records one journey.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // Containers and root have no sandbox.
        '--no-sandbox',
        // Containers have 64 MB of /dev/shm, too little for a page full of pictures.
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-sync',
        '--no-first-run',
        // Maps use WebGL, and a headless browser has no graphics card.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    // They would disturb each other, so each is a run of its own (scripts/steps/run-tests.mjs): outages stop parts of the stack, smoke
    // tests all of it.
    { name: 'journeys', testIgnore: '**/*.{outage,smoke}.spec.ts' },
    { name: 'outages', testMatch: '**/*.outage.spec.ts', workers: 1 },
    { name: 'smoke', testMatch: '**/*.smoke.spec.ts', workers: 1 },
  ],
})
