import type { ComponentName } from '@wojaz/content'
import type { ComponentType } from 'react'
import type { BlockProps } from '../content-blocks/block.ts'
import { CustomHtml } from '../content-blocks/custom-html.tsx'
import { Hero } from '../content-blocks/hero.tsx'
import { RichText } from '../content-blocks/rich-text.tsx'
import { Tiles } from '../content-blocks/tiles.tsx'

export type BlockRegistry = { [Name in ComponentName]: ComponentType<BlockProps<Name>> }

/** Every component an editor can place has a block here, or this file does not compile. */
export const blockRegistry: BlockRegistry = {
  hero: Hero,
  tiles: Tiles,
  richText: RichText,
  customHtml: CustomHtml,
}
