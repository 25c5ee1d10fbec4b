import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { allBlocks } from '../blocks/all-blocks.ts'
import { pageTypeLabels } from '../collections/page-type-labels.ts'
import { label } from '../fields/label.ts'
import { isPopupOpen } from '../visibility.ts'
import type { Changed, Desk, Planned } from './desk.ts'
import { inOrder, plannedOnPage, plannedWindow } from './planned-windows.ts'

type Words = ReturnType<typeof label>
type Row = Readonly<Record<string, unknown>> & { id: number | string; updatedAt?: string | null }

const shown = 8

/**
 * Collections whose changes are listed, with the field that names a document. Texts and redirects are left out, because there are
 * hundreds of changes.
 */
const titles: Partial<Record<CollectionSlug, string>> = {
  pages: 'title',
  destinations: 'name',
  'search-criteria': 'name',
  offices: 'address',
  faq: 'question',
  'complaint-categories': 'name',
  popups: 'name',
  menus: 'name',
  media: 'filename',
  documents: 'title',
  videos: 'description',
}
const told = Object.keys(titles) as CollectionSlug[]
const globals: GlobalSlug[] = ['header', 'footer', 'global-search', 'checkout-header']
const kinds = new Map<string, Words>(
  Object.values(allBlocks).map(({ name, labels }) => [name, labels.singular as Words]),
)

export async function readDesk(payload: Payload, now: Date): Promise<Desk> {
  const [pages, popups, jobs, changed, globalChanges] = await Promise.all([
    payload.find({ collection: 'pages', depth: 0, pagination: false }),
    payload.find({ collection: 'popups', depth: 0, pagination: false }),
    scheduledJobs(payload, now),
    Promise.all(told.map((collection) => changedIn(payload, collection))),
    Promise.all(globals.map((global) => changedGlobal(payload, global))),
  ])
  const windows = [
    ...pages.docs.flatMap((page) =>
      plannedOnPage(page, { title: nameOf(page), url: formOf('pages', page.id), kinds }, now),
    ),
    ...popups.docs
      .filter(({ active }) => active)
      .flatMap(({ id, name, popupData }) => {
        const popup = { kind: kindOf(payload, 'popups'), title: name, on: null, url: formOf('popups', id) }
        return plannedWindow({ from: popupData?.dateFrom, to: popupData?.dateTo }, popup, now)
      }),
  ]
  const [open, ...more] = popups.docs.filter((popup) => isPopupOpen(popup as never, now))
  const home = pages.docs.find(({ url }) => url === '/')
  return {
    scheduled: inOrder([...jobs, ...windows], shown),
    changed: [...changed, ...globalChanges]
      .flat()
      .sort((one, other) => other.at.localeCompare(one.at))
      .slice(0, shown),
    home: home ? formOf('pages', home.id) : null,
    popup: open && more.length === 0 ? formOf('popups', open.id) : '/admin/collections/popups',
  }
}

/** Returns what editors have scheduled with the publish button. */
async function scheduledJobs(payload: Payload, now: Date): Promise<Planned[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      waitUntil: { greater_than: now.toISOString() },
      completedAt: { exists: false },
    },
    depth: 0,
    limit: shown,
    sort: 'waitUntil',
  })
  const planned = await Promise.all(
    docs.map(async ({ input, waitUntil }): Promise<Planned[]> => {
      const { type, doc, global } = (input ?? {}) as ScheduledInput
      const thing = global ? globalThing(payload, global) : doc && (await pageThing(payload, doc.value))
      if (!thing || !waitUntil) return []
      return [{ ...thing, on: null, at: waitUntil, what: type === 'unpublish' ? 'unpublish' : 'publish' }]
    }),
  )
  return planned.flat()
}

interface ScheduledInput {
  type?: string
  doc?: { relationTo: CollectionSlug; value: number | string }
  global?: GlobalSlug
}

/** Returns null when the page was deleted. */
async function pageThing(payload: Payload, id: number | string) {
  const page = await payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    select: { title: true },
  })
  return page && { kind: kindOf(payload, 'pages'), title: page.title, url: formOf('pages', id) }
}

async function changedIn(payload: Payload, collection: CollectionSlug): Promise<Changed[]> {
  const title = titles[collection] ?? 'id'
  const { docs } = await payload.find({
    collection,
    depth: 0,
    limit: shown,
    sort: '-updatedAt',
    draft: collection === 'pages',
    select: { [title]: true, updatedAt: true, _status: true },
  })
  return (docs as unknown as Row[]).map((row) => ({
    at: row.updatedAt ?? '',
    kind: kindOf(payload, collection),
    title: String(row[title] ?? ''),
    isDraft: row._status === 'draft',
    url: formOf(collection, row.id),
  }))
}

async function changedGlobal(payload: Payload, slug: GlobalSlug): Promise<Changed[]> {
  const { updatedAt, _status } = (await payload.findGlobal({ slug, depth: 0, draft: true })) as Row
  if (!updatedAt) return []
  return [{ ...globalThing(payload, slug), at: updatedAt, isDraft: _status === 'draft' }]
}

function globalThing(payload: Payload, slug: GlobalSlug) {
  const title = payload.config.globals.find((global) => global.slug === slug)?.label as Words
  return { kind: label('Cały sklep', 'Whole shop'), title: title.pl, url: `/admin/globals/${slug}` }
}

function kindOf(payload: Payload, collection: CollectionSlug): Words {
  return payload.collections[collection]?.config.labels.singular as Words
}

/** The title of the home page is an advertising text, so it is not used as a name. */
function nameOf({ url, title }: { url: string; title: string }): string {
  return url === '/' ? pageTypeLabels.homePage.pl : title
}

function formOf(collection: CollectionSlug, id: number | string): string {
  return `/admin/collections/${collection}/${id}`
}
