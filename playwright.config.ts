import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: './e2e/specs',
  outputDir: './test-results/journeys',
  globalSetup: './e2e/start-stack.ts',
  workers: 2,
  // Test by test to whichever worker is free, so that both are busy to the end.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Bounds for what hangs, wide enough for a machine that is busy with other things.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    // Known only once the stack runs; workers read this file again after that.
    baseURL: process.env.E2E_SITE_URL,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // A film of every journey costs a fifth of its time. What fails leaves a picture; `--trace on` films one journey.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // Containers and root have no sandbox to offer.
        '--no-sandbox',
        // Containers give /dev/shm 64 MB, too little for a page full of pictures.
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-sync',
        '--no-first-run',
        // Maps are drawn by WebGL, and a headless browser has no graphics card.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    // Journeys that stop the admin or Postgres would disturb all others: they run alone, after them.
    { name: 'journeys', testIgnore: '**/*.{outage,smoke}.spec.ts' },
    { name: 'outages', testMatch: '**/*.outage.spec.ts', dependencies: ['journeys'], workers: 1 },
    // Stops what the journeys have used, and starts it again.
    { name: 'smoke', testMatch: '**/*.smoke.spec.ts', dependencies: ['outages'], workers: 1 },
  ],
})
