import type { Content } from '@wojaz/content/server'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { escapeHtml } from '../request/escape-html.ts'

/** The information the law requires guests to read before they buy a package. */
export const standardFormPage = '/informacje/standardowy-formularz-informacyjny'

const anybody = { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' }

/**
 * An editor's page as one file that can be read without the shop: contract terms must stay as they were. Null: there is no such
 * page.
 */
export async function readingFile(
  content: Pick<Content, 'page'>,
  url: string,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): Promise<string | null> {
  const outcome = await content.page(url, { locale, visitor: anybody, drafts: false })
  if (!outcome.ok) return null
  const page = outcome.value
  const parts = page.slots
    .flatMap(({ components }) => components)
    .concat(page.regulations ?? [])
    .flatMap((component) => ('html' in component ? component.html : []))
  const address = siteUrl + localisedPath(locale, url)
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} | Wojaż</title><style>${styles}</style></head>
<body><main><p class="name">Wojaż</p><h1>${escapeHtml(page.title)}</h1>
${parts.map((html) => withWholeLinks(html, siteUrl)).join('\n')}
<p class="source"><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p></main></body>
</html>
`
}

/** A file on disk has no host, so links are made absolute. */
function withWholeLinks(html: string, siteUrl: string): string {
  return html.replaceAll(/(href|src)="\/(?!\/)/g, `$1="${escapeHtml(siteUrl)}/`)
}

const styles =
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#0f2d40;background:#fff}' +
  'main{max-width:42rem;margin:2rem auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}h2{font-size:1.25rem;margin-top:2rem}' +
  '.name{font-weight:800;font-size:1.25rem}.source{margin-top:3rem;font-size:.875rem;color:#4b6270}a{color:#c2371b}'
