import { useLocale } from '../../i18n/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { contentAddress } from '../content-link/content-link.tsx'
import type { BlockProps } from './block.ts'
import { PictureTiles } from './picture-tiles.tsx'

export function BlogPosts({ component }: BlockProps<'blogPosts'>) {
  const { heading, lead, posts, link } = component
  const address = contentAddress(link?.url ?? '', useLocale())
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
      {link && address ? (
        <p className="mt-6">
          <TextLink {...address} look="standalone">
            {link.label}
          </TextLink>
        </p>
      ) : null}
    </Section>
  )
}
