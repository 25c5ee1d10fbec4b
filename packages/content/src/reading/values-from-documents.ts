import { isNightsRange } from '@wojaz/travel/search'
import { isAddress } from '../fields/address.ts'
import type { LinkTo, MenuGroup } from '../values.ts'

interface LinkDocument {
  label?: string | null
  url?: string | null
}

/** Complete and leading somewhere a link may lead, or not there at all. */
export function linkFrom(link: LinkDocument | null | undefined): LinkTo | null {
  return link?.label && link.url && isAddress(link.url) ? { label: link.label, url: link.url } : null
}

export function linksFrom(links: LinkDocument[] | null | undefined): LinkTo[] {
  return (links ?? []).flatMap((link) => linkFrom(link) ?? [])
}

interface GroupDocument extends LinkDocument {
  links?: LinkDocument[] | null
}

export function groupsFrom(groups: GroupDocument[] | null | undefined): MenuGroup[] {
  return (groups ?? []).map(({ label, url, links }) => ({
    label: label ?? '',
    url: url && isAddress(url) ? url : null,
    links: linksFrom(links),
  }))
}

/** Payload writes days as moments at noon. */
export function dayFrom(moment: string | null | undefined): string | null {
  return moment ? moment.slice(0, 10) : null
}

/** Half a range or one that ends before it begins is none. */
export function nightsFrom(block: { durationFrom?: number | null; durationTo?: number | null }) {
  const durationFrom = block.durationFrom ?? null
  const durationTo = block.durationTo ?? null
  return isNightsRange(durationFrom, durationTo)
    ? { durationFrom, durationTo }
    : { durationFrom: null, durationTo: null }
}
