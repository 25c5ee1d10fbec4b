import { useEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { type Failure, keepLoaded, loadOrKeep } from '../browser/last-loaded.ts'
import { placeOf } from '../browser/place-of.ts'
import { listingCode } from '../features/listing/listing-island.tsx'
import { isShownAlready } from '../features/listing/page-address.ts'

/**
 * For the `clientLoader` of routes with a listing or a card: what is on the screen stays if the next data cannot be loaded. The
 * code of a list is loaded in parallel with its results. A page that may have no list passes `hasList`.
 */
export async function loadListingRoute<Data extends object>(
  request: Request,
  load: () => Promise<Data>,
  hasList?: (data: Data) => boolean,
) {
  const code = hasList ? null : listingCode()
  const data = await loadOrKeep(placeOf(new URL(request.url).pathname), load)
  if (code ?? hasList?.(data)) await listingCode()
  return data
}

export function readsAgain({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !isShownAlready(currentUrl, nextUrl) && defaultShouldRevalidate
}

/**
 * Remembers the data on the screen, in case the next search or choice fails. `isKept` is false for a page without a list or an
 * offer.
 */
export function useKeptListing(loaderData: object, isKept: boolean): Failure | null {
  const { pathname } = useLocation()
  useEffect(() => {
    if (isKept) keepLoaded(placeOf(pathname), loaderData)
  }, [pathname, loaderData, isKept])
  return (loaderData as { failed?: Failure }).failed ?? null
}
