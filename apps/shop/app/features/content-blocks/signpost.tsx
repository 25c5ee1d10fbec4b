import type { LinkTo } from '@wojaz/content'
import { useContentAddress } from '../../ui/content-link.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface SignpostProps {
  heading: string
  lead: string | null
  link: LinkTo | null
}

/** A heading with a link. Renders nothing without the link. */
export function Signpost({ heading, lead, link }: SignpostProps) {
  const address = useContentAddress(link?.url ?? '')
  if (!link || !address) return null
  return (
    <Section heading={heading} lead={lead}>
      <TextLink {...address} look="standalone">
        {link.label}
      </TextLink>
    </Section>
  )
}
