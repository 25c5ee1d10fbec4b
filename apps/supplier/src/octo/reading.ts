import { type Language, languages } from '../catalogue/six.ts'

export const capabilities = ['octo/pricing', 'octo/content', 'octo/pickups', 'octo/questions'] as const

export type Capability = (typeof capabilities)[number]

/** The language and the capabilities a reseller requests. */
export interface Reading {
  readonly language: Language
  readonly capabilities: ReadonlySet<Capability>
}

/** Unknown capabilities are ignored, as the protocol requires. */
export function readCapabilities(header: string | undefined): ReadonlySet<Capability> {
  const asked = (header ?? '').split(',').map((name) => name.trim().toLowerCase())
  return new Set(capabilities.filter((name) => asked.includes(name)))
}

/** The preferred available language: 'uk-UA, pl;q=0.8' → 'uk'. English is the fallback. */
export function readLanguage(header: string | undefined): Language {
  const wished = (header ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...rest] = part.split(';')
      const quality = /^\s*q=([\d.]+)/.exec(rest.join(';'))?.[1]
      return { language: tag.trim().toLowerCase().split('-')[0], quality: Number(quality ?? 1), index }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
  for (const { language } of wished) {
    const known = languages.find((one) => one === language)
    if (known) return known
  }
  return 'en'
}
