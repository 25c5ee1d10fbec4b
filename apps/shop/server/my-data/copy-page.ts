import { formatDate, formatTimestamp, isIsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { escapeHtml } from '../request/escape-html.ts'
import words from './copy-words.json' with { type: 'json' }

/** One part of the stored data: its name and content. */
export interface KnownPart {
  readonly name: string
  readonly found: readonly object[]
}

const money = new Set(['total', 'paid', 'amount', 'price', 'below', 'toldTotal'])

/** Field names without a translation, for a test: every field of the copy needs a name. */
export function namelessFields(parts: readonly KnownPart[]): string[] {
  const names = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(names)
    if (typeof value !== 'object' || value === null || value instanceof Date) return []
    return Object.entries(value).flatMap(([name, inner]) => [`field.${name}`, ...names(inner)])
  }
  const all = parts.flatMap(({ name, found }) => [`part.${name}`, ...found.flatMap(names)])
  return [...new Set(all)].filter((name) => !(name in words))
}

/** All data of a customer as one HTML file in their language, readable without the shop. */
export function copyPage(parts: readonly KnownPart[], locale: Locale, now: Date): string {
  const say = wordsOf(locale)
  const title = escapeHtml(say('title'))
  const sections = parts.map(
    ({ name, found }) =>
      `<section><h2>${escapeHtml(say(`part.${name}`))}</h2>${
        found.length > 0 ? found.map(entry).join('') : `<p>${escapeHtml(say('nothing'))}</p>`
      }</section>`,
  )
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Wojaż</title><style>${styles}</style></head>
<body><main><p class="name">Wojaż</p><h1>${title}</h1>
<p>${escapeHtml(say('lead').replace('{{moment}}', formatTimestamp(now).slice(0, 16)))}</p>
${sections.join('\n')}</main></body>
</html>
`

  function entry(value: object): string {
    const rows = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined)
    return `<dl>${rows
      .map(([name, inner]) => `<dt>${escapeHtml(say(`field.${name}`))}</dt><dd>${shown(name, inner)}</dd>`)
      .join('')}</dl>`
  }

  function shown(name: string, value: unknown): string {
    if (value instanceof Date) return formatTimestamp(value).slice(0, 16)
    if (Array.isArray(value))
      return value.length === 0
        ? '–'
        : value
            .map((one) => (isRecord(one) ? entry(one) : shown(name, one)))
            .join(isRecord(value[0]) ? '' : ', ')
    if (isRecord(value)) return entry(value)
    if (typeof value === 'number') return escapeHtml(money.has(name) ? formatMoney(value) : String(value))
    const text = String(value)
    if (isIsoDay(text)) return formatDate(text)
    return escapeHtml(`value.${text}` in words ? say(`value.${text}`) : text)
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

function wordsOf(locale: Locale) {
  const all: Readonly<Record<string, Readonly<Record<Locale, string>>>> = words
  return (key: string): string => all[key]?.[locale] ?? key.replace(/^\w+\./, '')
}

const styles =
  'body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#0f2d40;background:#fff}' +
  'main{max-width:48rem;margin:2rem auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}h2{font-size:1.25rem;margin-top:2.5rem}' +
  '.name{font-weight:800;font-size:1.25rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) minmax(0,1fr);gap:.25rem 1rem;margin:0 0 1rem;' +
  'padding:1rem;border:1px solid #d9d2c3;border-radius:.5rem}dt{color:#4b6270}dd{margin:0;overflow-wrap:anywhere}dd dl{padding:.5rem}' +
  '@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}'
