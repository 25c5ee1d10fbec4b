import { useLocale } from '../i18n/use-locale.ts'
import { localisedLinks } from './content-address.ts'

interface EditorHtmlProps {
  html: string
  className?: string
  /** `span` inside elements that allow only phrasing content, such as a label. */
  as?: 'div' | 'span'
}

/** HTML of an editor, sanitised by the content package. This is the only place where HTML strings enter a page. */
export function EditorHtml({ html, className, as: Tag = 'div' }: EditorHtmlProps) {
  const locale = useLocale()
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content package before it reaches a page
    <Tag className={className} dangerouslySetInnerHTML={{ __html: localisedLinks(html, locale) }} />
  )
}
