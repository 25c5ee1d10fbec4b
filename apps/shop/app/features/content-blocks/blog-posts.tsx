import { Section } from '../../ui/section.tsx'
import { type BlockProps, headingIdOf } from './block.ts'
import { CompactTiles } from './compact-tiles.tsx'
import { PictureTiles } from './picture-tiles.tsx'
import { SectionLink } from './section-link.tsx'

export function BlogPosts({ component }: BlockProps<'blogPosts'>) {
  const { heading, lead, posts, link } = component
  if (posts.length === 0) return null
  // A few posts are a hint on another page; many posts are the content of a page.
  const Tiles = posts.length > 3 ? PictureTiles : CompactTiles
  const items = posts.map(({ title, lead: text, url, picture, topic }) => ({
    label: title,
    text,
    url,
    picture,
    badge: topic,
    icon: null,
    directions: [],
    tripTypes: [],
  }))
  return (
    <Section headingId={headingIdOf(component)} heading={heading} lead={lead}>
      <Tiles items={items} />
      <SectionLink link={link} />
    </Section>
  )
}
