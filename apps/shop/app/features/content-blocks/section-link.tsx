import type { LinkTo } from '@wojaz/content'
import { useContentAddress } from '../../ui/content-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** A link to more of what a section shows. */
export function SectionLink({ link }: { link: LinkTo | null }) {
  const address = useContentAddress(link?.url ?? '')
  if (!link || !address) return null
  return (
    <p className="mt-6">
      <TextLink {...address} look="standalone">
        {link.label}
      </TextLink>
    </p>
  )
}
