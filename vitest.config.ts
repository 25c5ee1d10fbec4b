import { defineConfig } from 'vitest/config'
import { SlowKindsFirst } from './vitest.slow-kinds-first.ts'

// Dates on screen must not depend on where the tests run.
process.env.TZ = 'Europe/Warsaw'

const ignored = ['**/node_modules/**', '**/build/**', '**/.next/**']

export default defineConfig({
  test: {
    globalSetup: './vitest.global-setup.ts',
    // Bounds for what hangs, wide enough for a machine that is busy with other things.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Shops that a worker shares are closed at its end.
    teardownTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: SlowKindsFirst },
    // As every process of the house that loads the CMS (see scripts/steps/processes.mjs).
    execArgv: ['--conditions=production'],
    projects: [
      {
        extends: true,
        test: {
          // One project for rules, Postgres and processes: a worker keeps its modules within a project, and the shop has thousands of them.
          name: 'node',
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: [...ignored, '**/*.browser.test.tsx', 'scripts/house/**'],
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
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
