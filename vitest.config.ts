import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { sectionsOfVitest } from './scripts/steps/test-sections.mjs'
import { FixedFileOrder } from './vitest.file-order.ts'

// Dates on screen must not depend on where the tests run.
process.env.TZ = 'Europe/Warsaw'

const ignored = ['**/node_modules/**', '**/build/**', '**/.next/**']
const inBrowser = 'apps/shop/app/**/*.browser.test.tsx'

export const shared = {
  // Only for hanging tests: no promise is in these figures, so they are long enough for any machine.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  // Shops shared by a worker's tests are closed at its end.
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  maxWorkers: 2,
  sequence: { sequencer: FixedFileOrder },
  // A failed test is named with its line.
  includeTaskLocation: true,
  // Every process that loads the CMS needs this (see scripts/steps/processes.mjs).
  execArgv: ['--conditions=production'],
}

/** Rules, Postgres and processes are one project: a worker caches modules within a project, and the shop has thousands of them. */
export const inNode = {
  include: ['{apps,packages,demo,scripts}/**/*.test.{ts,tsx,mjs}'],
  exclude: [...ignored, inBrowser],
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: ['./vitest.setup.ts', './vitest.postgres-by-name.ts'],
  globalSetup: './vitest.global-setup.ts',
}

const node = (name: string, { include = inNode.include, exclude = [] as string[] }) => ({
  extends: true as const,
  test: { ...inNode, name, include, exclude: [...inNode.exclude, ...exclude] },
})

interface BrowserFiles {
  include: string[]
  exclude?: string[]
  setupFiles?: string[]
  args?: string[]
}

/** Tests of single components in a real browser, without a server. */
const browser = (name: string, { include, exclude = [], setupFiles = [], args = [] }: BrowserFiles) => ({
  extends: true as const,
  plugins: [tailwindcss()],
  // Listed here: a dependency that Vite discovers later makes it reload everything in the middle of a test.
  optimizeDeps: {
    entries: ['apps/shop/app/{features,ui}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
    include: ['@sentry/browser', 'vitest-browser-react', 'axe-core', 'react-dom/client', 'react-dom/server'],
  },
  publicDir: 'apps/shop/public',
  test: {
    name,
    include,
    exclude: [...ignored, ...exclude],
    setupFiles: ['./vitest.setup.ts', './apps/shop/test/browser/setup.ts', ...setupFiles],
    // All files of a worker share one page, which `setup.ts` tidies: a page for each loads hundreds of modules again.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    execArgv: [],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', ...args],
        },
        contextOptions: { locale: 'pl-PL', timezoneId: 'Europe/Warsaw', reducedMotion: 'reduce' as const },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

// The name of a file alone says where it belongs (scripts/steps/test-sections.mjs).
const ofSections = `**/*.{${sectionsOfVitest.join(',')}}.*`
/** Neither rules nor components. */
export const otherKinds = [ofSections, '**/*.{db,io}.test.*']

export default defineConfig({
  test: {
    ...shared,
    projects: [
      node('tests', { exclude: [ofSections] }),
      browser('components', {
        include: [inBrowser],
        exclude: [ofSections],
        setupFiles: ['./apps/shop/test/browser/undrawn-maps.ts'],
      }),
      ...sectionsOfVitest.map((name) =>
        node(name, { include: [`{apps,packages,demo,scripts}/**/*.${name}.test.*`] }),
      ),
      browser('sweep-browser', {
        include: ['apps/shop/app/**/*.sweep.browser.test.tsx'],
        // Maps are drawn with WebGL here, and a headless browser has no graphics card.
        args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      }),
    ],
  },
})
