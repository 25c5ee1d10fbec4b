import { climateFrom } from '../climate.ts'
import { type Destination, isDestinationPath, kindOfPath } from '../destination.ts'
import { guideFrom } from '../guide.ts'
import { richTextHtml } from '../html/rich-text-html.ts'
import type { HtmlDeps } from '../html/sanitise-html.ts'
import type { Destination as DestinationDocument } from '../payload-types.ts'
import { pictureFromDocument } from './picture-from-document.ts'

/** Returns null without the SEO names, because no URL leads there. */
export function destinationFromDocument(document: DestinationDocument, deps: HtmlDeps): Destination | null {
  const { path, code, name } = document
  if (!name || !isDestinationPath(path)) return null
  return {
    path,
    kind: kindOfPath(path),
    code,
    name,
    nameIn: document.nameIn || name,
    nameTo: document.nameTo || name,
    lead: document.lead || null,
    html: richTextHtml(document.body, deps),
    picture: pictureFromDocument(document.picture),
    climate: climateFrom(document.climate),
    guide: guideFrom(document.guide),
    featured: document.featured ?? false,
    updatedAt: document.updatedAt,
  }
}
