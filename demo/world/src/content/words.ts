import type { InAllLocales } from '@wojaz/content/server'
import { type SceneKind, type SceneLight, type SceneStyle, sceneUrl } from '@wojaz/demo-painter'
import { inEveryLocale, type Localised } from '@wojaz/travel/locale'

export type Fields = { [field: string]: InAllLocales | undefined }

export interface WrittenPage extends Fields {
  url: string
}

export interface Link extends Fields {
  label: Localised
  url: string
}

/** A generated picture: subject, style, light, variant, and the text alternative. */
export function scene(
  kind: SceneKind,
  style: SceneStyle,
  light: SceneLight,
  seed: string,
  alt: Localised,
): Fields {
  return { scene: sceneUrl({ kind, style, light, seed }), alt }
}

export function hero(fields: {
  eyebrow?: Localised
  heading: Localised
  lead: Localised
  picture: Fields
  callToAction?: Link
  secondaryAction?: Link
}): Fields {
  return { blockType: 'hero', active: true, ...fields }
}

export interface TileFields extends Fields {
  label: Localised
}

export function tiles(
  layout: 'picture' | 'compact' | 'fact',
  heading: Localised | null,
  items: TileFields[],
  lead?: Localised,
): Fields {
  return { blockType: 'tiles', active: true, layout, heading, lead, items }
}

export function article(heading: Localised | null, markdown: Localised): Fields {
  return { blockType: 'richText', active: true, heading, body: { markdown } }
}

/** A page with one column of components; its title is also the title of the browser tab. */
export function page(
  url: string,
  title: Localised,
  description: Localised,
  components: Fields[],
  breadcrumbs: Link[] = [],
): WrittenPage {
  const tab = inEveryLocale((locale) =>
    url === '/' ? `${title[locale]} {{seasonYear}}` : `${title[locale]} | Wojaż`,
  )
  return {
    url,
    title,
    slots: [{ name: 'main', components }],
    metaProperties: [
      { key: 'title', value: tab },
      { key: 'description', value: description },
    ],
    breadcrumbs,
  }
}
