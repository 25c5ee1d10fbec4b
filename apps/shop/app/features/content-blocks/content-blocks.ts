import type { ComponentName } from '@wojaz/content'
import type { ComponentType } from 'react'
import type { BlockProps } from './block.ts'
import { CustomHtml } from './custom-html.tsx'
import { Hero } from './hero.tsx'
import { RichText } from './rich-text.tsx'
import { Tiles } from './tiles.tsx'

export type { BlockProps, ComponentOf } from './block.ts'

export type BlockRegistry = { [Name in ComponentName]: ComponentType<BlockProps<Name>> }

/** Every component an editor can place has a block here, or this file does not compile. */
export const blockRegistry: BlockRegistry = {
  hero: Hero,
  tiles: Tiles,
  richText: RichText,
  customHtml: CustomHtml,
}
