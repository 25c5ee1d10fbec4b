import { useTranslation } from '../../../i18n/use-translation.ts'
import { ContentLink } from '../../../ui/content-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { sectionIds } from '../card-sections.ts'
import type { CardDocument } from '../hotel-card-view.ts'
import { CardSection } from '../sections/card-section.tsx'

/** What travellers read before they book. Only pages that exist are listed. */
export function Documents({ documents }: { documents: readonly CardDocument[] }) {
  const { t } = useTranslation()
  if (documents.length === 0) return null
  return (
    <CardSection
      id={sectionIds.documents}
      heading={t('hotelCard.documents.heading')}
      lead={t('hotelCard.documents.lead')}
    >
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {documents.map(({ name, url }) => (
          <li key={name} className="border-t border-line">
            <ContentLink url={url} className="flex min-h-12 items-center gap-3 py-2 hover:text-accent">
              <Icon name="info" className="text-accent" />
              <span className="underline decoration-line-strong decoration-1 underline-offset-4">
                {t(`hotelCard.documents.${name}`)}
              </span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
