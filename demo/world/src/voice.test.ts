import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The style of the shop's texts, as far as a list of words can check it. It reads every dictionary of every package, and the
// demo's content.

type Texts = Record<string, Record<string, string>>

/** Words that no text may use, by language; guests had trouble with each of them. */
const notSaid: Record<string, readonly [RegExp, string][]> = {
  pl: [
    [/(?<![\p{L}{])list(u|em|owi|ów)?(?![\p{L}}])/iu, 'e-mail'],
    [/słow\p{L}+ bank/iu, 'potwierdzenie z banku'],
    [/luzem/iu, 'elastyczny termin'],
    [/Widać \{\{/u, 'Wyświetlono'],
    [/wyjazd.{0,20}(?<!\p{L})odda|(?<!\p{L})odda\p{L}+ wyjazd/iu, 'przekazać wyjazd'],
    [/elastyczność/iu, 'możliwość zmiany'],
    [/mówi adres/iu, 'link, kryteria'],
    [
      /\p{L}+ł[ea][śm](?!\p{L}) (lub|albo|i) |(?<!\p{L})\p{L}+[aeioyu]ł[ea]ś(?!\p{L})/iu,
      'Ty without a gender',
    ],
    [/(?<!\p{L})Wa(s|m|mi|sz\p{L}*)(?!\p{L})/u, 'Ty'],
    [/(?<!\p{L})(Państw(o|a|u|em)|Pani|Panem|Panu)(?!\p{L})/u, 'Ty'],
  ],
  cs: [[/(?<!\p{L})dopis(?!ova)/iu, 'e-mail']],
  ro: [
    [/scriso(are|ri)/iu, 'e-mail'],
    [/(?<!\p{L})(dvs|dumneavoastră|vă)(?!\p{L})/iu, 'tu'],
  ],
  hu: [[/(?<!hír|út|\p{L})lev[eé]l/iu, 'e-mail']],
}

const packages = join(import.meta.dirname, '../../../packages')
const content = join(import.meta.dirname, 'content')

const dictionaries = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /src\/.*(words|dictionary\/[\w-]+)\.json$/.test(path) && !path.includes('node_modules'),
)

/** The standard form has the wording of the law. */
const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('standard-form.ts'),
)

test('every dictionary is read', () => {
  expect(dictionaries).toEqual(
    expect.arrayContaining([
      'account/src/account-words.json',
      'booking/src/documents/order-email-words.json',
      'booking/src/documents/document-words.json',
      'content/src/dictionary/checkout.json',
      'mail/src/emails/email-words.json',
      'price-alerts/src/alert-words.json',
    ]),
  )
})

test.each(dictionaries)('%s is written in plain words', (path) => {
  const texts: Texts = JSON.parse(readFileSync(join(packages, path), 'utf8'))
  const slips = Object.entries(texts).flatMap(([key, said]) =>
    Object.entries(said).flatMap(([locale, text]) => slipsIn(locale, text).map((slip) => `${key} ${slip}`)),
  )
  expect(slips).toEqual([])
})

test.each(pages)('%s is written in plain words', (path) => {
  const source = readFileSync(join(content, path), 'utf8')
  const literals = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(
    ([, one, many]) => one ?? many ?? '',
  )
  const sentences = literals.filter((text) => text.includes(' '))
  expect(sentences.flatMap((text) => slipsIn('pl', text))).toEqual([])
})

function slipsIn(locale: string, text: string): string[] {
  return (notSaid[locale] ?? [])
    .filter(([pattern]) => pattern.test(text))
    .map(([, better]) => `(${locale}): "${text}" → ${better}`)
}
