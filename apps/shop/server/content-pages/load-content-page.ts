import type { SearchState } from '@wojaz/travel/search'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { contentAddress } from '../../app/ui/content-address.ts'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { keepUntil } from '../request/keep-until.ts'
import { orUnavailable } from '../request/or-unavailable.ts'
import { readSearchBar } from '../search-bar/read-search-bar.ts'
import { offersOfPage } from '../showcase/offers-of-page.ts'
import { findRightCase } from './right-case.ts'

/**
 * The editor's page of this URL; else a redirect; else the refusal. `search` is the initial state of its search form; null: the
 * caller renders the form.
 */
export async function loadContentPage(context: Readonly<RouterContextProvider>, search?: SearchState | null) {
  const { content, clock, env } = context.get(servicesContext)
  const { locale, path, visitor, drafts } = context.get(visitContext)
  const reader = { locale, visitor, drafts }
  const outcome = await orUnavailable(content.page(path, reader))
  if (!outcome.ok) {
    const rightAddress = await findRightCase(path, (url) => content.page(url, reader))
    if (rightAddress) throw redirect(rightAddress, 301)
    const moved = await content.redirect(path)
    if (moved) throw redirect(contentAddress(moved.to, locale)?.href ?? '/', moved.permanent ? 301 : 302)
    throw data(outcome.refusal, { status: 404 })
  }
  context.get(deliveryContext).keepUntil = keepUntil(outcome.value, clock())
  const asked = { page: outcome.value, path, locale }
  const offers = await offersOfPage(asked, context.get(servicesContext))
  const airport = context.get(customerContext)?.airport
  const searchBar =
    search === null ? null : await readSearchBar({ ...asked, search, airport }, context.get(servicesContext))
  return { page: outcome.value, offers, searchBar, locale, path, siteUrl: env.siteUrl, preview: drafts }
}
