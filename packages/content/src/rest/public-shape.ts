import type { Component, Page, Tile } from '../page.ts'
import type { Page as PageDocument } from '../payload-types.ts'

/** Either a text or a moment. */
interface Option {
  key: string
  value?: string
  dateValue?: string
}

/** A component as the specification's clients know it: fixed fields, and its own facts as options. */
function publicComponent(component: Component) {
  const { uid, active, validFrom, validTo, profiles, name } = component
  const frame = {
    uid,
    name,
    active,
    validFrom,
    validTo,
    profiles,
    html: '',
    styles: '',
    items: [] as object[],
  }
  switch (component.name) {
    case 'hero':
      return {
        ...frame,
        options: options({
          eyebrow: component.eyebrow,
          heading: component.heading,
          lead: component.lead,
          pictureUrl: component.picture.src,
          pictureAlt: component.picture.alt,
          callToActionLabel: component.callToAction?.label,
          callToActionUrl: component.callToAction?.url,
          secondaryActionLabel: component.secondaryAction?.label,
          secondaryActionUrl: component.secondaryAction?.url,
        }),
      }
    case 'tiles': {
      const { heading, lead, layout, items } = component
      return { ...frame, options: options({ heading, lead, layout }), items: items.map(publicTile) }
    }
    case 'richText':
      return { ...frame, options: options({ heading: component.heading }), html: component.html }
    case 'customHtml':
      return { ...frame, options: [], html: component.html, styles: component.styles }
  }
}

export function publicPage(document: PageDocument, page: Page, filterByActive: boolean) {
  return {
    id: document.id,
    url: page.url,
    active: document.active ?? true,
    title: page.title,
    slots: page.slots.map(({ name, components }) => ({
      name,
      components: components.filter(({ active }) => active || !filterByActive).map(publicComponent),
    })),
    metaProperties: page.metaProperties,
    breadcrumbs: page.breadcrumbs,
    updatedAt: document.updatedAt,
    createdAt: document.createdAt,
  }
}

function publicTile({ label, text, badge, url, icon, picture }: Tile) {
  return {
    label,
    url,
    options: options({ text, badge, icon, pictureUrl: picture?.src, pictureAlt: picture?.alt }),
  }
}

function options(facts: Record<string, string | null | undefined>): Option[] {
  return Object.entries(facts).flatMap(([key, value]) => (value == null ? [] : [{ key, value }]))
}
