/**
 * What `npm test` leaves to `npm run test:all`, by section. The word stands in the names of its files (`crowds.proof.test.ts`,
 * `map.sweep.browser.test.tsx`); files without such a word are the gate. A journey belongs to the gate by its tag `@gate`.
 *
 * `touchedBy` are the folders whose change asks for the whole section before it lands (`npm run test:all -- --changed`).
 * @typedef {{ holds: string, touchedBy: string[] }} Section
 * @type {Record<string, Section>}
 */
export const sections = {
  proof: {
    holds: 'random cases against a slow, obviously right answer: searches, prices, states, and fuzzed calls',
    touchedBy: ['packages/offers', 'packages/booking', 'packages/attractions', 'packages/travel/src/search'],
  },
  crowd: {
    holds: 'many at once: last places, logins, chats, long lists',
    touchedBy: ['packages/booking', 'packages/attractions', 'packages/talks', 'packages/database'],
  },
  outage: {
    holds: 'kills, freezes, restarts and cut connections of shop, workers, Postgres and bank',
    touchedBy: ['packages/database', 'packages/booking/src/payments', 'apps/shop/server/host'],
  },
  start: {
    holds: 'installing, first and later starts, the embedded Postgres, the programs of `scripts`',
    touchedBy: ['scripts', 'package.json', 'package-lock.json', 'packages/database/src/embedded'],
  },
  demo: {
    holds: 'the whole demo world: its inventory, content and pictures',
    touchedBy: ['demo', 'packages/content/src/migrations', 'packages/offers/migrations'],
  },
  sweep: {
    holds: 'every block, language, width and map, with axe',
    touchedBy: [
      'apps/shop/app/ui',
      'apps/shop/app/styles',
      'apps/shop/fonts',
      'packages/content/src/dictionary',
    ],
  },
  journeys: {
    holds:
      'all journeys that are not in the gate, every page in the browser, outages and restarts under a whole shop',
    touchedBy: ['e2e', 'apps', 'package-lock.json', 'packages/booking/migrations'],
  },
}

/** The sections that Vitest runs; journeys are Playwright's. */
export const sectionsOfVitest = Object.keys(sections).filter((name) => name !== 'journeys')

/**
 * The project of Vitest that a test file belongs to, or `journeys`.
 * @param {string} file with or without the line of a test
 */
export function projectOf(file) {
  if (file.startsWith('e2e/')) return 'journeys'
  const kinds = file.split('/').at(-1)?.split('.') ?? []
  const section = sectionsOfVitest.find((name) => kinds.includes(name))
  const inBrowser = kinds.includes('browser')
  if (section) return inBrowser ? `${section}-browser` : section
  return inBrowser ? 'components' : 'tests'
}
