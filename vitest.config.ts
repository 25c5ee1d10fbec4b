import { defineConfig } from 'vitest/config'

// Dates on screen must not depend on where the tests run.
process.env.TZ = 'Europe/Warsaw'

const ignored = ['**/node_modules/**', '**/build/**', '**/.next/**']

export default defineConfig({
  test: {
    globalSetup: './vitest.global-setup.ts',
    // As every process of the house that loads the CMS (see scripts/steps/processes.mjs).
    execArgv: ['--conditions=production'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: [...ignored, 'apps/shop/test/**'],
          setupFiles: './vitest.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/shop/test/**/*.test.{ts,tsx}'],
          exclude: ignored,
          setupFiles: './vitest.setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
