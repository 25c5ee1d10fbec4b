import { Section } from '../../ui/section.tsx'
import type { BlockProps } from './block.ts'
import { PictureTiles } from './picture-tiles.tsx'
import { SectionLink } from './section-link.tsx'

export function BlogPosts({ component }: BlockProps<'blogPosts'>) {
  const { heading, lead, posts, link } = component
  if (posts.length === 0) return null
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
    <Section heading={heading} lead={lead}>
      <PictureTiles items={items} />
      <SectionLink link={link} />
    </Section>
  )
}
