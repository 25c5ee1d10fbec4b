import type { Locale } from '@wojaz/travel/locale'

export type Filling = Readonly<Record<string, string | number>>

/** Fills the placeholders of a sentence; an unknown placeholder is an error. */
export function fill(sentence: string, filling: Filling): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = filling[name]
    if (word === undefined) throw new RangeError(`Nothing to put into {${name}} of “${sentence}”`)
    return String(word)
  })
}

const ands: Readonly<Record<Locale, string>> = { pl: ' i ', cs: ' a ', ro: ' și ', hu: ' és ', uk: ' та ' }

/** 'a, b i c' */
export function listed(words: readonly string[], locale: Locale): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')}${ands[locale]}${words.at(-1)}`
}

/** 'Az' before a vowel, 'A' otherwise: the Hungarian article before a name. */
export function hungarianArticle(name: string): string {
  return /^[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰİ]/.test(name) ? 'Az' : 'A'
}

/** '350 m', '1,2 km' */
export function distance(metres: number, locale: Locale): string {
  const [metre, kilometre] = locale === 'uk' ? ['м', 'км'] : ['m', 'km']
  return metres < 1000
    ? `${metres} ${metre}`
    : `${String(Math.round(metres / 100) / 10).replace('.', ',')} ${kilometre}`
}
