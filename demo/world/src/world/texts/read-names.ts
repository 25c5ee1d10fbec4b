import { readFileSync } from 'node:fs'
import { inEveryLocale, type Localised } from '@wojaz/travel/locale'

type Row = Readonly<Record<string, string>>

/** The rows of a CSV file, keyed by its header. No value has a comma or quotes. */
export function readRows(file: URL): Row[] {
  const [head = [], ...rows] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','))
  return rows.map((row) => {
    if (row.length !== head.length) throw new Error(`${file.pathname}: not ${head.length} values: ${row}`)
    return Object.fromEntries(head.map((column, index) => [column, row[index] ?? '']))
  })
}

/** The texts of a row by language: each language has a column. */
export function inRow(row: Row): Localised {
  return inEveryLocale((locale) => {
    const text = row[locale]
    if (!text) throw new Error(`Nothing in ${locale}: ${Object.values(row)}`)
    return text
  })
}

/**
 * Names in every language, one row each, looked up by the Polish name. If two places have the same Polish name, a word after a
 * slash distinguishes them: 'Hawana/Oman'. It is not shown.
 */
export function readNames(file: URL): (name: string) => Localised {
  const names = new Map(
    readRows(file).map((row) => [row.pl, inRow({ ...row, pl: row.pl?.split('/')[0] ?? '' })]),
  )
  return (name) => {
    const found = names.get(name)
    if (!found) throw new Error(`${file.pathname} has no ${name}.`)
    return found
  }
}
