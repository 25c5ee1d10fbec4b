import { ScrollRestoration, useLoaderData } from 'react-router'
import { page } from 'vitest/browser'
import type { ListingView } from '../../app/features/listing/listing.ts'
import { ListingScreen } from '../../app/features/listing/listing-screen.tsx'
import { loadListingRoute, readsAgain, useKeptListing } from '../../app/routes/keep-listing.ts'
import { bySelector } from './by-selector.ts'
import { draw } from './draw.tsx'
import { answerListing, planePath } from './listing-answers.ts'
import { painted } from './painted.ts'

interface Drawn {
  path?: string
  /** The shop's answer to a URL of the list. */
  answer?: (address: URL) => ListingView | Promise<ListingView>
}

/** A list on a page, wired like its route; its data comes from `answer`. */
export async function drawListing({ path = planePath, answer = answerListing }: Drawn = {}) {
  const load = (request: Request) =>
    loadListingRoute(request, async () => ({ listing: await answer(new URL(request.url)) }))
  const listing = {
    path: planePath,
    loader: ({ request }: { request: Request }) => load(request),
    shouldRevalidate: readsAgain,
    Component: ListingPage,
  }
  const { router } = await draw(<p>Inna strona</p>, { path, routes: [listing] })
  await expectList()
  const address = () => router.state.location
  return {
    address,
    query: () => decodeURIComponent(address().search),
    async back() {
      await painted()
      await router.navigate(-1)
    },
  }
}

function ListingPage() {
  const data = useLoaderData<{ listing: ListingView }>()
  const failed = useKeptListing(data, true)
  return (
    <main>
      <ListingScreen view={data.listing} failed={failed} />
      <ScrollRestoration />
    </main>
  )
}

const expectList = () => bySelector('#wyniki').findElement()

export const cards = () => bySelector('#wyniki article')
export const names = () =>
  [...document.querySelectorAll('#wyniki article h3')].map((name) => name.textContent)
export const count = () => bySelector('#wyniki').getByRole('heading', { level: 2, name: /ofert/ })
export const sort = () => page.getByLabelText('Sortowanie')
export const tick = (name: RegExp) => bySelector('#filtry').getByRole('checkbox', { name })
