import { useEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { type Failure, keepLoaded, loadOrKeep } from '../browser/last-loaded.ts'
import { listingCode } from '../features/listing/listing-island.tsx'
import { isShownAlready } from '../features/listing/page-address.ts'

/**
 * For `clientLoader` of routes with a listing or a card: what is on the screen stays when the next of it cannot be had. The code of a list
 * travels beside its results; a page that may turn out to have none says whether it does.
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

/** Remembers what is on the screen, for the failure of the next search or choice. A page without a list or an offer has nothing to keep. */
export function useKeptListing(loaderData: object, isKept: boolean): Failure | null {
  const { pathname } = useLocation()
  useEffect(() => {
    if (isKept) keepLoaded(placeOf(pathname), loaderData)
  }, [pathname, loaderData, isKept])
  return (loaderData as { failed?: Failure }).failed ?? null
}

/** All offers of a hotel are one place: the choice before stays for the one that fails. */
function placeOf(pathname: string): string {
  return pathname.replace(/\/OfferCode[A-Z]{2}\/[^/]+$/, '')
}
