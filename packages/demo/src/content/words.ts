import type { InAllLocales, Localised } from '@wojaz/content/server'
import { type SceneKind, type SceneLight, type SceneStyle, sceneUrl } from '@wojaz/pictures'

/** One text in the order of the shop's languages: Polish, Czech, Romanian, Hungarian, Ukrainian. */
export function t(pl: string, cs: string, ro: string, hu: string, uk: string): Localised {
  return { pl, cs, ro, hu, uk }
}

export type Fields = { [field: string]: InAllLocales | undefined }

export interface WrittenPage extends Fields {
  url: string
}

export interface Link extends Fields {
  label: Localised
  url: string
}

/** A drawn picture: what, in whose manner, in which light, which variant, and what it shows in words. */
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

/** A page with one column of components, its title also the title of the browser tab. */
export function page(
  url: string,
  title: Localised,
  description: Localised,
  components: Fields[],
  breadcrumbs: Link[] = [],
): WrittenPage {
  const tab = mapped(title, (text) => (url === '/' ? `${text} {{seasonYear}}` : `${text} | Wojaż`))
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

function mapped(text: Localised, change: (text: string) => string): Localised {
  return {
    pl: change(text.pl),
    cs: change(text.cs),
    ro: change(text.ro),
    hu: change(text.hu),
    uk: change(text.uk),
  }
}
