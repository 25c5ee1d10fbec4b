import { Container } from '../../ui/container.tsx'
import type { BlockProps } from './block.ts'
import { EditorHtml } from './editor-html.tsx'

/** The styles arrive scoped to this component's uid, which is why the uid stands in the markup. */
export function CustomHtml({ component }: BlockProps<'customHtml'>) {
  return (
    <section data-component={component.uid} className="py-6">
      {component.styles ? <style>{component.styles}</style> : null}
      <Container>
        <EditorHtml html={component.html} />
      </Container>
    </section>
  )
}
