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
  /** The search that shows all of them. */
  search?: Partial<AttractionSearch>
  /** The shelf is inside a container that sets the width. */
  isInside?: boolean
}

/** The most popular attractions, for other pages. Renders nothing if there are none. */
export function AttractionShelf({
  attractions,
  heading,
  search = {},
  isInside = false,
}: AttractionShelfProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (attractions.length === 0) return null
  const title = heading ?? t('attractionCard.popular')
  const shelf = (
    <>
      <AttractionGrid attractions={attractions} wish={{ ...emptySearch, ...search }} />
      <p className="mt-5">
        <TextLink look="standalone" href={resultsHref(locale, search)}>
          {t('attractionCard.all')}
        </TextLink>
      </p>
    </>
  )
  if (!isInside) return <Section heading={title}>{shelf}</Section>
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-title font-bold">{title}</h2>
      {shelf}
    </section>
  )
}
