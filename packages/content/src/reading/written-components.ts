import type { Tile } from '../components.ts'
import { isAddress } from '../fields/address.ts'
import { inlineHtml } from '../html/inline-html.ts'
import { richTextHtml } from '../html/rich-text-html.ts'
import { sanitiseHtml } from '../html/sanitise-html.ts'
import { scopeStyles } from '../html/scope-styles.ts'
import type { TilesBlock } from '../payload-types.ts'
import type { ReadBlock } from './component-from-block.ts'
import { pictureFromDocument } from './picture-from-document.ts'
import { linkFrom, linksFrom } from './values-from-documents.ts'

const hero: ReadBlock<'hero'> = (block) => {
  const picture = pictureFromDocument(block.picture)
  const { heading } = block
  if (!picture || !heading) return null
  return {
    eyebrow: block.eyebrow || null,
    heading,
    lead: block.lead || null,
    picture,
    callToAction: linkFrom(block.callToAction),
    secondaryAction: linkFrom(block.secondaryAction),
  }
}

const banner: ReadBlock<'banner'> = (block) => {
  const picture = pictureFromDocument(block.picture)
  if (!picture) return null
  return {
    heading: block.heading || null,
    text: block.text || null,
    badge: block.badge || null,
    picture,
    link: linkFrom(block.link),
    layout: block.layout ?? 'poster',
  }
}

const countdownTile: ReadBlock<'countdownTile'> = ({ heading, text, until, endedText, picture, link }) => {
  if (!heading || !until) return null
  return {
    heading,
    text: text || null,
    until,
    endedText: endedText || null,
    picture: pictureFromDocument(picture),
    link: linkFrom(link),
  }
}

const tiles: ReadBlock<'tiles'> = (block) => ({
  heading: block.heading || null,
  lead: block.lead || null,
  layout: block.layout ?? 'picture',
  items: (block.items ?? []).map(tileFrom),
})

const richText: ReadBlock<'richText'> = (block, deps) => ({
  heading: block.heading || null,
  html: richTextHtml(block.body, deps),
})

const customHtml: ReadBlock<'customHtml'> = (block, deps, { uid }) => {
  const styles = scopeStyles(block.styles ?? '', uid)
  return { html: sanitiseHtml(block.html ?? '', deps), styles: styles.ok ? styles.value : '' }
}

const seoText: ReadBlock<'seoText'> = (block, deps) => ({
  heading: block.heading || null,
  html: richTextHtml(block.body, deps),
  collapsed: block.collapsed ?? true,
})

const seoLinks: ReadBlock<'seoLinks'> = (block) => ({
  heading: block.heading || null,
  groups: (block.groups ?? []).flatMap((group) => {
    const links = linksFrom(group.links)
    return links.length > 0 ? { label: group.label || null, links } : []
  }),
})

const contactForm: ReadBlock<'contactForm'> = (block, deps) => {
  const topics = (block.topics ?? []).flatMap(({ code, label }) => (code && label ? { code, label } : []))
  if (!block.heading || topics.length === 0) return null
  return {
    heading: block.heading,
    lead: block.lead || null,
    topics,
    consentHtml: richTextHtml(block.consent, deps),
    thanks: block.thanks ?? '',
    phone: '{{phone}}',
    phoneHours: '{{phoneHours}}',
    email: '{{email}}',
    emergencyPhone: '{{emergencyPhone}}',
    emergencyHours: '{{emergencyHours}}',
  }
}

const newsletterForm: ReadBlock<'newsletterForm'> = (block, deps) => {
  if (!block.heading) return null
  return {
    heading: block.heading,
    lead: block.lead || null,
    list: block.list ?? 'newsletter',
    picture: pictureFromDocument(block.picture),
    consentHtml: inlineHtml(richTextHtml(block.consent, deps)),
    thanks: block.thanks ?? '',
  }
}

/** Components whose words are all in their own block. */
export const writtenComponents = {
  hero,
  banner,
  countdownTile,
  tiles,
  richText,
  customHtml,
  seoText,
  seoLinks,
  contactForm,
  newsletterForm,
}

function tileFrom(item: NonNullable<TilesBlock['items']>[number]): Tile {
  return {
    label: item.label ?? '',
    text: item.text || null,
    badge: item.badge || null,
    url: item.url && isAddress(item.url) ? item.url : null,
    picture: pictureFromDocument(item.picture),
    icon: item.icon ?? null,
    directions: item.directions ?? [],
    tripTypes: item.tripTypes ?? [],
  }
}
