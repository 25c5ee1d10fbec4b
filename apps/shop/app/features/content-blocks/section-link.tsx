import type { LinkTo } from '@wojaz/content'
import { useLocale } from '../../i18n/use-locale.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { contentAddress } from '../content-link/content-link.tsx'

/** Where there is more of what a section shows. */
export function SectionLink({ link }: { link: LinkTo | null }) {
  const address = contentAddress(link?.url ?? '', useLocale())
  if (!link || !address) return null
  return (
    <p className="mt-6">
      <TextLink {...address} look="standalone">
        {link.label}
      </TextLink>
    </p>
  )
}
