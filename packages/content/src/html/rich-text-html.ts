import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import type { RichTextBlock } from '../payload-types.ts'
import { type HtmlDeps, sanitiseHtml } from './sanitise-html.ts'

type LexicalState = Parameters<typeof convertLexicalToHTML>[0]['data']

export function richTextHtml(body: RichTextBlock['body'] | null | undefined, deps: HtmlDeps): string {
  if (!body?.root) return ''
  const html = convertLexicalToHTML({
    data: body as LexicalState,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  })
  return sanitiseHtml(html, deps)
}
