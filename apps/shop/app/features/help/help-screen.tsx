import { type FaqQuestion, faqTopics } from '@wojaz/content'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Container } from '../../ui/container.tsx'
import { EditorHtml } from '../../ui/editor-html.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AccountTabs } from '../account/account.ts'
import { AnswerRating } from './answer-rating.tsx'
import { answerId, helpAddress } from './help-address.ts'
import { HelpSearch } from './help-search.tsx'
import type { HelpView } from './help-view.ts'
import { WaysToAsk } from './ways-to-ask.tsx'

/** Answers first, by topic or by the searched text; then contact. */
export function HelpScreen({ isLoggedIn, typed, questions, contact, openings, rated }: HelpView) {
  const { t } = useTranslation()
  const title = t('help.title')
  const answers = { typed, rated }
  return (
    <>
      {isLoggedIn ? <AccountTabs current="help" /> : null}
      <Container className="py-8 lg:py-12">
        <title>{`${title} | Wojaż`}</title>
        <h1 className="text-heading">{title}</h1>
        <p className="mt-2 max-w-reading text-ink-soft">{t('help.lead')}</p>
        <HelpSearch typed={typed} />
        {typed ? (
          <FoundAnswers questions={questions} {...answers} />
        ) : (
          <AnswersByTopic questions={questions} {...answers} />
        )}
        <WaysToAsk contact={contact} openings={openings} isLoggedIn={isLoggedIn} />
      </Container>
    </>
  )
}

interface AnswersProps {
  questions: readonly FaqQuestion[]
  typed: string
  rated: string | null
}

function FoundAnswers({ questions, typed, rated }: AnswersProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <section className="mt-8">
      <p role="status" className="mb-3 font-bold">
        {questions.length > 0
          ? t('help.found', { count: questions.length, typed })
          : t('help.none', { typed })}
      </p>
      <Answers questions={questions} typed={typed} rated={rated} headingLevel={2} />
      <p className="mt-3">
        <TextLink look="standalone" href={helpAddress(locale)}>
          {t('help.all')}
        </TextLink>
      </p>
    </section>
  )
}

function AnswersByTopic({ questions, ...answers }: AnswersProps) {
  const { t } = useTranslation()
  const topics = faqTopics.filter((topic) => questions.some((question) => question.topic === topic))
  return (
    <>
      <nav aria-label={t('help.topics')} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {topics.map((topic) => (
            <li key={topic}>
              <a
                href={`#${topic}`}
                className="inline-flex min-h-11 items-center rounded-round border border-line-strong bg-paper-raised px-4 text-small font-bold no-underline hover:border-ink"
              >
                {t(`help.topic.${topic}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map((topic) => (
        <section key={topic} aria-labelledby={topic} className="mt-8">
          <h2 id={topic} className="mb-2 scroll-mt-24 text-title">
            {t(`help.topic.${topic}`)}
          </h2>
          <Answers
            {...answers}
            questions={questions.filter((question) => question.topic === topic)}
            headingLevel={3}
          />
        </section>
      ))}
    </>
  )
}

function Answers({ questions, typed, rated, headingLevel }: AnswersProps & { headingLevel: 2 | 3 }) {
  if (questions.length === 0) return null
  const isRated = (id: string) => id === rated
  return (
    <Accordion
      headingLevel={headingLevel}
      initially={rated === null ? { expanded: 'none' } : { expanded: 'one', section: rated }}
      sections={questions.map(({ id, question, html }) => ({
        id,
        title: question,
        content: (
          <div id={answerId(id)} className="scroll-mt-32">
            <EditorHtml html={html} className="prose" />
            <AnswerRating questionId={id} typed={typed} isRated={isRated(id)} />
          </div>
        ),
      }))}
    />
  )
}
