import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type AttractionSearch, emptySearch, resultsHref } from './attraction-address.ts'
import { AttractionGrid } from './attraction-grid.tsx'
import type { AttractionCardView } from './attraction-view.ts'

interface AttractionShelfProps {
  attractions: readonly AttractionCardView[]
  heading?: string
  /** Where all of them are. */
  search?: Partial<AttractionSearch>
}

/** Most popular attractions on pages of other things. Nothing where there are none. */
export function AttractionShelf({ attractions, heading, search = {} }: AttractionShelfProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (attractions.length === 0) return null
  return (
    <Section heading={heading ?? t('attractionCard.popular')}>
      <AttractionGrid attractions={attractions} wish={{ ...emptySearch, ...search }} />
      <p className="mt-5">
        <TextLink look="standalone" href={resultsHref(locale, search)}>
          {t('attractionCard.all')}
        </TextLink>
      </p>
    </Section>
  )
}
