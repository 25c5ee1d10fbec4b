import { richTextHtml } from '../html/rich-text-html.ts'
import { type HtmlSurroundings, sanitiseHtml } from '../html/sanitise-html.ts'
import { scopeStyles } from '../html/scope-styles.ts'
import type { Component, ComponentFrame, LinkTo, Tile } from '../page.ts'
import type { CustomHtmlBlock, HeroBlock, RichTextBlock, TilesBlock } from '../payload-types.ts'
import { pictureFromDocument } from './picture-from-document.ts'

export type ComponentBlock = HeroBlock | TilesBlock | RichTextBlock | CustomHtmlBlock

/** Null: the block lacks what it cannot be shown without, for instance a hero without a picture. */
export function componentFromBlock(block: ComponentBlock, surroundings: HtmlSurroundings): Component | null {
  const frame = frameOf(block)
  switch (block.blockType) {
    case 'hero': {
      const picture = pictureFromDocument(block.picture)
      if (!picture || !block.heading) return null
      const { heading } = block
      const actions = {
        callToAction: linkFrom(block.callToAction),
        secondaryAction: linkFrom(block.secondaryAction),
      }
      return {
        ...frame,
        name: 'hero',
        eyebrow: block.eyebrow || null,
        heading,
        lead: block.lead || null,
        picture,
        ...actions,
      }
    }
    case 'tiles':
      return {
        ...frame,
        name: 'tiles',
        heading: block.heading || null,
        lead: block.lead || null,
        layout: block.layout ?? 'picture',
        items: (block.items ?? []).map(tileFrom),
      }
    case 'richText':
      return {
        ...frame,
        name: 'richText',
        heading: block.heading || null,
        html: richTextHtml(block.body, surroundings),
      }
    case 'customHtml': {
      const styles = scopeStyles(block.styles ?? '', frame.uid)
      const html = sanitiseHtml(block.html ?? '', surroundings)
      return { ...frame, name: 'customHtml', html, styles: styles.ok ? styles.value : '' }
    }
    default:
      // A kind of component from a newer version of the shop that shares this database.
      return null
  }
}

export function linkFrom(
  link: { label?: string | null; url?: string | null } | null | undefined,
): LinkTo | null {
  return link?.label && link.url ? { label: link.label, url: link.url } : null
}

function tileFrom(item: NonNullable<TilesBlock['items']>[number]): Tile {
  return {
    label: item.label ?? '',
    text: item.text || null,
    badge: item.badge || null,
    url: item.url || null,
    picture: pictureFromDocument(item.picture),
    icon: item.icon ?? null,
  }
}

function frameOf(block: ComponentBlock): ComponentFrame {
  return {
    uid: block.id ?? '',
    active: block.active ?? true,
    validFrom: block.validFrom ?? null,
    validTo: block.validTo ?? null,
    profiles: block.profiles ?? [],
  }
}
