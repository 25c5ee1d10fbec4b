import { createHash } from 'node:crypto'
import { contentFingerprint } from '@wojaz/content/fingerprint'
import type { ContentWriter, WrittenDocument } from '@wojaz/content/server'
import type { IsoDay } from '@wojaz/travel/dates'
import { complaintForm } from './content/complaint-form.ts'
import { searchCriteria } from './content/destinations/criteria.ts'
import { destinations } from './content/destinations/destinations.ts'
import { questions } from './content/faq/questions.ts'
import { checkoutHeader, footer, globalSearch, header } from './content/layout.ts'
import { offices } from './content/offices.ts'
import { pages, templates } from './content/pages.ts'
import { filledIn } from './content/placeholders.ts'
import { popups } from './content/popups.ts'
import { redirects } from './content/redirects.ts'
import { sideMenus } from './content/side-menus.ts'
import type { WrittenPage } from './content/words.ts'

const globals = { header, footer, 'global-search': globalSearch, 'checkout-header': checkoutHeader } as const

/** Pages refer to these, so they come first. */
const library = { faq: questions, menus: sideMenus, popups, complaintForm }

/** Saves that run at the same time; more would only wait for connections. */
const atOnce = 4

interface Seeding {
  /** The day from which campaigns and articles are dated. */
  today: IsoDay
  progress: (line: string) => void
}

/** Changes when seeding has something to add. */
export function seedFingerprint(): string {
  const parts = JSON.stringify([
    contentFingerprint(),
    globals,
    library,
    offices,
    redirects,
    pages,
    templates,
    destinations,
    searchCriteria,
  ])
  return createHash('sha256').update(parts).digest('hex')
}

/** Fills what is empty. Pages that exist or that editors have changed are not touched. */
export async function seedContent(writer: ContentWriter, { today, progress }: Seeding): Promise<void> {
  const ids = new Map<string, number>()
  const known = { ids, today }
  await writer.fillGlobal('header', filledIn(globals.header, known) as WrittenDocument)
  await writer.fillGlobal('footer', globals.footer)
  await writer.fillGlobal('global-search', globals['global-search'])
  await writer.fillGlobal('checkout-header', globals['checkout-header'])
  progress('header, footer, search, checkout')
  for (const [question, id] of await writer.addAllTo('faq', 'question', questions))
    ids.set(`faq ${question}`, id)
  await writer.addAllTo('complaint-categories', 'code', complaintForm)
  await inBatches(sideMenus, async (menu) => {
    ids.set(`menus ${menu.name}`, await writer.addTo('menus', 'name', menu))
  })
  await inBatches(popups, async (popup) => {
    const document = filledIn(popup, known) as WrittenDocument
    ids.set(`popups ${popup.name}`, await writer.addTo('popups', 'name', document))
  })
  const filledOffices = offices.map((office) => filledIn(office, known) as WrittenDocument)
  await writer.addAllTo('offices', 'officeId', filledOffices)
  progress(`${questions.length} questions, ${offices.length} offices, menus, popups`)
  // Before the pages, because their tiles refer to them.
  await writer.addDestinations(destinations)
  await inBatches([...pages, ...templates], async (page) => {
    progress(`${page.url} ${await writer.addPage(filledIn(page, known) as WrittenPage)}`)
  })
  await writer.addAllTo('search-criteria', 'seoName', searchCriteria)
  progress(`${destinations.length} destinations, ${searchCriteria.length} searches`)
  // One after the other, because each is checked against all others for loops.
  for (const redirect of redirects) await writer.addTo('redirects', 'from', redirect)
  progress(`${redirects.length} redirects`)
}

async function inBatches<T>(all: readonly T[], write: (one: T) => Promise<void>): Promise<void> {
  for (let first = 0; first < all.length; first += atOnce) {
    await Promise.all(all.slice(first, first + atOnce).map(write))
  }
}
