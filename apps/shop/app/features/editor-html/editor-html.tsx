import { useLocale } from '../../i18n/use-locale.ts'
import { localisedLinks } from '../content-link/content-link.tsx'

/** HTML an editor wrote, sanitised on its way out of the content system. The one place where markup enters a page as text. */
export function EditorHtml({ html, className }: { html: string; className?: string }) {
  const locale = useLocale()
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content package before it reaches a page
    <div className={className} dangerouslySetInnerHTML={{ __html: localisedLinks(html, locale) }} />
  )
}
