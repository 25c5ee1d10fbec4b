import { useDelivery } from '../../report/delivery.tsx'
import { Container } from '../../ui/container.tsx'
import { EditorHtml } from '../../ui/editor-html.tsx'
import type { BlockProps } from './block.ts'

/** The styles arrive scoped to the component's uid, which is why the uid stands in the markup; React puts them into the head. */
export function CustomHtml({ component }: BlockProps<'customHtml'>) {
  const { styleNonce } = useDelivery()
  const { uid, html, styles } = component
  return (
    <div data-uid={uid} className="py-6">
      {styles ? (
        <style href={styleName(uid, styles)} precedence="component" nonce={styleNonce}>
          {styles}
        </style>
      ) : null}
      <Container>
        <EditorHtml html={html} />
      </Container>
    </div>
  )
}

/** React adds a style of one name once: an edited style needs another name, or a preview would keep the old one. */
function styleName(uid: string, styles: string): string {
  let sum = 0
  for (const character of styles) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0
  return `component-${uid.replace(/[^\w-]/g, '')}-${sum >>> 0}`
}
