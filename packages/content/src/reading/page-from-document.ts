import type { Locale } from '@wojaz/travel'
import type { HtmlSurroundings } from '../html/sanitise-html.ts'
import type { LinkTo, Page } from '../page.ts'
import type { Page as PageDocument } from '../payload-types.ts'
import { componentFromBlock, linkFrom } from './component-from-block.ts'

export function pageFromDocument(
  document: PageDocument,
  locales: Locale[],
  surroundings: HtmlSurroundings,
): Page {
  return {
    url: document.url,
    title: document.title ?? '',
    slots: (document.slots ?? []).map((slot) => ({
      name: slot.name ?? '',
      components: (slot.components ?? []).flatMap((block) => componentFromBlock(block, surroundings) ?? []),
    })),
    metaProperties: (document.metaProperties ?? []).flatMap(({ key, value }) =>
      key && value ? { key, value } : [],
    ),
    breadcrumbs: linksFrom(document.breadcrumbs),
    locales,
  }
}

export function linksFrom(links: Parameters<typeof linkFrom>[0][] | null | undefined): LinkTo[] {
  return (links ?? []).flatMap((link) => linkFrom(link) ?? [])
}
