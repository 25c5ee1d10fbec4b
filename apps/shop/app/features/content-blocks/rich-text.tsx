import { Section } from '../../ui/section.tsx'
import type { BlockProps } from './block.ts'
import { EditorHtml } from './editor-html.tsx'

export function RichText({ component }: BlockProps<'richText'>) {
  return (
    <Section heading={component.heading}>
      <EditorHtml html={component.html} className="prose" />
    </Section>
  )
}
