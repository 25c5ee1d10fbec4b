import { isNightsRange } from '@wojaz/travel/search'
import { isAddress } from '../fields/address.ts'
import type { LinkTo, MenuGroup } from '../values.ts'

interface LinkDocument {
  label?: string | null
  url?: string | null
}

/** Returns a link that is complete and has an allowed target, otherwise null. */
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

/** Payload stores days as timestamps at noon. */
export function dayFrom(moment: string | null | undefined): string | null {
  return moment ? moment.slice(0, 10) : null
}

/** An incomplete or reversed range is ignored. */
export function nightsFrom(block: { durationFrom?: number | null; durationTo?: number | null }) {
  const durationFrom = block.durationFrom ?? null
  const durationTo = block.durationTo ?? null
  return isNightsRange(durationFrom, durationTo)
    ? { durationFrom, durationTo }
    : { durationFrom: null, durationTo: null }
}
