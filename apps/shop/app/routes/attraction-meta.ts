import { localisedPath } from '@wojaz/travel/locale'
import type { MetaDescriptor } from 'react-router'
import type { loadAttraction, loadLanding, loadResults } from '../../server/attractions/load-attractions.ts'
import { attractionSchema, attractionSteps } from '../features/attractions/attractions.ts'
import { pageHead } from './page-head.ts'
import { trailSchema } from './page-schema.ts'

type Loaded<Loader extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Loader>>

/** The head of the start page and of the list without filters. */
export function attractionListMeta({
  head,
}: Loaded<typeof loadLanding> | Loaded<typeof loadResults>): MetaDescriptor[] {
  return [...pageHead(head), ...trailSchema(head.trail, head)]
}

/** For search engines an attraction is one page with one URL, whatever is chosen on it. */
export function attractionMeta({ view, head }: Loaded<typeof loadAttraction>): MetaDescriptor[] {
  const picture = view.pictures[0]?.src
  return [
    ...pageHead({ ...head, description: view.summary, ...(picture && { picture }) }),
    ...trailSchema(attractionSteps(view, head.trail), head),
    {
      'script:ld+json': attractionSchema(
        view,
        head.siteUrl + localisedPath(head.locale, head.path),
        head.siteUrl,
      ),
    },
  ]
}
