import { guideLists, guideTopics } from '@wojaz/content'
import type { Locale } from '@wojaz/travel/locale'
import type { GuideView } from '../../app/features/reservation/guide-view.ts'
import { escapeHtml } from '../request/escape-html.ts'

type Say = (key: string, gaps?: Record<string, unknown>) => string

/** The guide as one HTML file without external resources and without data of the guest. */
export function guideFile({ place, month, weather, guide }: GuideView, t: Say, locale: Locale): string {
  const title = t('reservation.guide.fileTitle', { place })
  const topics = guideTopics.flatMap((name) => {
    const text = guide?.[name]
    return text ? [[t(`reservation.guide.${name}`), text] satisfies [string, string]] : []
  })
  const parts = [
    weather && section(t('reservation.guide.weather', { month }), facts(weather)),
    topics.length > 0 && section(t('reservation.guide.facts'), facts(topics)),
    ...guideLists.map((name) => {
      const lines = guide?.[name] ?? []
      return (
        lines.length > 0 &&
        section(t(`reservation.guide.${name}`), facts(lines.map((line) => [line.name, line.text])))
      )
    }),
  ]
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | Wojaż</title><style>${styles}</style></head>
<body><main><p class="name">Wojaż</p><h1>${escapeHtml(title)}</h1>
${parts.filter(Boolean).join('\n')}</main></body>
</html>
`
}

function section(heading: string, html: string): string {
  return `<section><h2>${escapeHtml(heading)}</h2>${html}</section>`
}

function facts(rows: readonly (readonly [string, string])[]): string {
  const row = ([name, value]: readonly [string, string]) =>
    `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`
  return `<dl>${rows.map(row).join('')}</dl>`
}

const styles =
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#0f2d40;background:#fff}' +
  'main{max-width:42rem;margin:2rem auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}h2{font-size:1.25rem;margin-top:2rem}' +
  '.name{font-weight:800;font-size:1.25rem}dt{font-weight:700}dd{margin:0 0 .75rem}'
