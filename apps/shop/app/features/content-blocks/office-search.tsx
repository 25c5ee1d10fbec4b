import { useTranslation } from 'react-i18next'
import { Section } from '../../ui/section.tsx'
import { ContentLink } from '../content-link/content-link.tsx'
import type { BlockProps } from './block.ts'

/** Cities by name; each leads to its offices. */
export function OfficeSearch({ component }: BlockProps<'officeSearch'>) {
  const { t } = useTranslation()
  const { heading, lead, cities } = component
  if (cities.length === 0) return null
  return (
    <Section heading={heading} lead={lead}>
      <ul className="columns-2 gap-8 md:columns-3 lg:columns-4">
        {cities.map(({ name, seoName, offices }) => (
          <li key={seoName} className="break-inside-avoid py-1.5">
            <ContentLink
              url={`/kontakt/biura-tui/${seoName}`}
              className="font-medium text-accent underline-offset-4 hover:underline"
            >
              {name}
            </ContentLink>{' '}
            <span className="text-small text-ink-soft">{t('blocks.offices.count', { count: offices })}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
