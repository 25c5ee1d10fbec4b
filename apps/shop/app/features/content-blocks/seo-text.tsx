import { useTranslation } from '../../i18n/use-translation.ts'
import { EditorHtml } from '../../ui/editor-html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { type BlockProps, headingIdOf } from './block.ts'

/** A long text that few guests read. It is folded with `details`, so it opens without scripts. */
export function SeoText({ component }: BlockProps<'seoText'>) {
  const { t } = useTranslation()
  const { heading, html, collapsed } = component
  const text = <EditorHtml html={html} className="prose text-small text-ink-soft" />
  return (
    <Section headingId={headingIdOf(component)} heading={heading}>
      {collapsed ? (
        <details className="group">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-bold text-accent [&::-webkit-details-marker]:hidden">
            {t('blocks.seoText.open')}
            <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="pt-3">{text}</div>
        </details>
      ) : (
        text
      )}
    </Section>
  )
}
