import { Container } from '../../ui/container.tsx'
import { EditorHtml } from '../../ui/editor-html.tsx'
import { type BlockProps, headingIdOf } from './block.ts'

/** On a wide screen the heading is in the margin and stays visible while its text is read. */
export function RichText({ component }: BlockProps<'richText'>) {
  const id = headingIdOf(component)
  const { heading, html } = component
  if (!heading) {
    return (
      <Container className="py-8 md:py-10">
        <EditorHtml html={html} className="prose" />
      </Container>
    )
  }
  return (
    <section aria-labelledby={id} className="py-8 md:py-10">
      <Container className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 id={id} className="text-heading lg:sticky lg:top-24 lg:self-start">
          {heading}
        </h2>
        <EditorHtml html={html} className="prose" />
      </Container>
    </section>
  )
}
