import { useLocale } from '../i18n/use-locale.ts'
import { localisedLinks } from './content-address.ts'

interface EditorHtmlProps {
  html: string
  className?: string
  /** `span` where only words may stand, as in a label. */
  as?: 'div' | 'span'
}

/** HTML an editor wrote, sanitised on its way out of the content system. The one place where markup enters a page as text. */
export function EditorHtml({ html, className, as: Tag = 'div' }: EditorHtmlProps) {
  const locale = useLocale()
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content package before it reaches a page
    <Tag className={className} dangerouslySetInnerHTML={{ __html: localisedLinks(html, locale) }} />
  )
}
