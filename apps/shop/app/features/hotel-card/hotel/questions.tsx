import { useTranslation } from '../../../i18n/use-translation.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { sectionIds } from '../card-sections.ts'
import type { HotelView } from '../hotel-card-view.ts'
import { CardSection } from '../sections/card-section.tsx'

export function Questions({ faq }: Pick<HotelView, 'faq'>) {
  const { t } = useTranslation()
  if (faq.length === 0) return null
  return (
    <CardSection id={sectionIds.questions} heading={t('hotelCard.questions')}>
      <Accordion
        sections={faq.map(({ question, answer }, position) => ({
          id: `faq-${position}`,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </CardSection>
  )
}
