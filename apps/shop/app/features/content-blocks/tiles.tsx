import type { ComponentOf } from '@wojaz/content'
import type { ComponentType } from 'react'
import { Section } from '../../ui/section.tsx'
import { type BlockProps, headingIdOf } from './block.ts'
import { CompactTiles } from './compact-tiles.tsx'
import { FactTiles } from './fact-tiles.tsx'
import { PictureTiles } from './picture-tiles.tsx'

const layouts: Record<
  ComponentOf<'tiles'>['layout'],
  ComponentType<{ items: ComponentOf<'tiles'>['items'] }>
> = {
  picture: PictureTiles,
  compact: CompactTiles,
  fact: FactTiles,
}

export function Tiles({ component }: BlockProps<'tiles'>) {
  const Layout = layouts[component.layout]
  if (component.items.length === 0) return null
  return (
    <Section headingId={headingIdOf(component)} heading={component.heading} lead={component.lead}>
      <Layout items={component.items} />
    </Section>
  )
}
