import { type Component, type Page, pageComponents, type TemplateType } from '@wojaz/content'
import type { PageReader } from '@wojaz/content/server'
import type { Services } from '../request/services.ts'
import { offersOfPage } from './offers-of-page.ts'

type Sources = Pick<Services, 'content' | 'offers' | 'showcase' | 'clock' | 'reports'>
type Named<Name extends Component['name']> = Extract<Component, { name: Name }>

/** The components of a page that an API call needs, as this visitor sees them; empty if there is no such page. */
export async function componentsOfPage<Name extends Component['name']>(
  { url, name, orOf }: { url: string; name: Name; orOf?: TemplateType },
  reader: PageReader,
  { content }: Pick<Sources, 'content'>,
): Promise<Named<Name>[]> {
  const found = await content.page(url, reader)
  const own = found.ok ? named(found.value, name) : []
  if (own.length > 0 || !orOf) return own
  const template = await content.template(orOf, reader)
  return template.ok ? named(template.value, name) : []
}

function named<Name extends Component['name']>(page: Page, name: Name): Named<Name>[] {
  return pageComponents(page).filter((component): component is Named<Name> => component.name === name)
}

/** The carousels of one source with the offers that the page shows. Parts that the page hides are hidden here too. */
export async function carouselsOfPage(
  { url, source }: { url: string; source: 'topHotels' | 'lastMinute' },
  reader: PageReader,
  sources: Sources,
) {
  const asked = { url, name: 'offerCarousel' } as const
  const carousels = (await componentsOfPage(asked, reader, sources)).filter((one) => one.source === source)
  const shelves = await shelvesOf(carousels, url, reader, sources)
  return carousels.flatMap((component) => {
    const shelf = shelves[component.uid]
    return shelf?.kind === 'holidays' ? [{ ...headOf(component), offers: shelf.offers }] : []
  })
}

/** The same for chosen places with their lowest prices. */
export async function destinationsOfPage(url: string, reader: PageReader, sources: Sources) {
  const components = await componentsOfPage({ url, name: 'topDestinations' }, reader, sources)
  const shelves = await shelvesOf(components, url, reader, sources)
  return components.flatMap((component) => {
    const shelf = shelves[component.uid]
    return shelf?.kind === 'places' ? [{ ...headOf(component), places: shelf.places }] : []
  })
}

export function headOf({
  uid,
  heading,
  lead,
  link,
}: Pick<
  Named<'offerCarousel' | 'topDestinations' | 'facultativeTrips' | 'blogPosts'>,
  'uid' | 'heading' | 'lead' | 'link'
>) {
  return { uid, heading, lead, link }
}

async function shelvesOf(components: Component[], path: string, reader: PageReader, sources: Sources) {
  const found = await sources.content.page(path, reader)
  if (!found.ok || components.length === 0) return {}
  // Only the needed components are looked up.
  const page: Page = { ...found.value, banner: null, slots: [{ name: 'asked', components }] }
  return offersOfPage({ page, path, locale: reader.locale }, sources)
}
