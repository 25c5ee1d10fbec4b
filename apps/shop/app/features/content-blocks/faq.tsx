import { Accordion } from '../../ui/accordion.tsx'
import { EditorHtml } from '../../ui/editor-html.tsx'
import { Section } from '../../ui/section.tsx'
import type { BlockProps } from './block.ts'

/** Longer lists get a button that opens all answers, so that the page can be searched. */
const longList = 6

export function Faq({ component }: BlockProps<'faq'>) {
  const { heading, lead, questions } = component
  if (questions.length === 0) return null
  const sections = questions.map(({ id, question, html }) => ({
    id,
    title: question,
    content: <EditorHtml html={html} className="prose" />,
  }))
  return (
    <Section heading={heading} lead={lead}>
      <Accordion
        sections={sections}
        headingLevel={heading ? 3 : 2}
        showsAllControls={questions.length > longList}
      />
    </Section>
  )
}
