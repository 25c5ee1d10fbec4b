import { useTranslation } from '../../i18n/use-translation.ts'
import { EditorHtml } from '../../ui/editor-html.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { BlockProps } from './block.ts'

const kilobyte = 1024

export function Regulations({ component }: BlockProps<'regulations'>) {
  const { t } = useTranslation()
  const { heading, html, documents } = component
  return (
    <Section heading={heading}>
      <EditorHtml html={html} className="prose" />
      {documents.length > 0 ? (
        <ul className="mt-6 space-y-2">
          {documents.map(({ label, url, bytes }) => (
            <li key={url}>
              <TextLink href={url}>{label}</TextLink>{' '}
              <span className="text-small text-ink-soft">
                {t('blocks.document.size', { count: Math.max(1, Math.round(bytes / kilobyte)) })}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
