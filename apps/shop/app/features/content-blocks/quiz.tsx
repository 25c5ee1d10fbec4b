import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { Section } from '../../ui/section.tsx'
import { quizUrl } from '../quiz/quiz.ts'
import type { BlockProps } from './block.ts'

/** A link to the quiz. On the page of the quiz the quiz itself replaces it. */
export function Quiz({ component: { heading, lead } }: BlockProps<'quiz'>) {
  const { t } = useTranslation()
  return (
    <Section heading={heading} lead={lead}>
      <ContentLink url={quizUrl} className={buttonClass('primary', 'medium')}>
        {t('blocks.quiz.start')}
      </ContentLink>
    </Section>
  )
}
