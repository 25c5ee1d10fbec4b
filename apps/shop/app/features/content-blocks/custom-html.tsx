import { Container } from '../../ui/container.tsx'
import { EditorHtml } from '../../ui/editor-html.tsx'
import type { BlockProps } from './block.ts'
import { ComponentStyles } from './component-styles.tsx'

/** The styles are scoped to the component's uid, so the uid must be in the markup. */
export function CustomHtml({ component }: BlockProps<'customHtml'>) {
  const { uid, html, styles } = component
  return (
    <div data-uid={uid} className="py-6">
      {styles ? <ComponentStyles uid={uid} styles={styles} /> : null}
      <Container>
        <EditorHtml html={html} />
      </Container>
    </div>
  )
}
