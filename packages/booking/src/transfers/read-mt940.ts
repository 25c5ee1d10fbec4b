import { isIsoDay } from '@wojaz/travel/dates'
import { readAmount } from '../payments/own-amount.ts'
import { bounded, type Statement, type StatementFault, statementOf } from './statement.ts'
import type { ReceivedTransfer } from './transfer.ts'
import { numberIn } from './transfer-fit.ts'

interface Field {
  readonly tag: string
  readonly text: string
  /** First line of the entry, counted from one. */
  readonly line: number
}

/** True for an MT940 statement: it has a header and account entries. */
export function isMt940(text: string): boolean {
  return /^:20:/m.test(text) && /^:6[01][FM]?:/m.test(text)
}

/**
 * Reads MT940 as Polish banks send it. `:61:` is an account entry; the `:86:` after it has the sender and title, in parts that
 * begin with a sign and two digits or, at one bank, with words. Only received money counts. Outgoing money is ignored, and
 * reversed entries are left to staff.
 */
export function readMt940(text: string): Statement {
  const lines: { line: number; read: ReceivedTransfer | StatementFault | 'left' }[] = []
  let currency = 'PLN'
  const fields = fieldsOf(text)
  for (const [at, { tag, text: entry, line }] of fields.entries()) {
    if (/^60[FM]$/.test(tag)) currency = entry.slice(7, 10)
    if (tag !== '61') continue
    const next = fields[at + 1]
    lines.push({ line, read: readEntry(entry, next?.tag === '86' ? next.text : '', currency) })
  }
  return statementOf(lines)
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const [index, line] of text
    .replace(/^\u{feff}/u, '')
    .split(/\r?\n/)
    .entries()) {
    const [, tag, rest = ''] = /^:(\d\d[A-Z]?):(.*)$/.exec(line) ?? []
    const last = fields.at(-1)
    if (tag) fields.push({ tag, text: rest, line: index + 1 })
    else if (last && !/^-\}?$/.test(line.trim()))
      fields[fields.length - 1] = { ...last, text: `${last.text}\n${line}` }
  }
  return fields
}

/** Value date, booking date, direction, last letter of the currency, amount, kind, references. */
const entryParts = /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(R?[CD])[A-Z]?(\d+(?:,\d*)?)[A-Z][A-Z\d]{3}(.*)/

function readEntry(entry: string, details: string, currency: string) {
  const [, year, month, day, way, money = '', references = ''] = entryParts.exec(entry) ?? []
  if (way === undefined) return 'columns'
  if (way.startsWith('R')) return 'reversed'
  if (way === 'D') return 'left'
  if (currency !== 'PLN') return 'currency'
  const receivedOn = `20${year}-${month}-${day}`
  if (!isIsoDay(receivedOn)) return 'date'
  const amount = readAmount(money.replace(/,$/, ''))
  if (!amount) return 'amount'
  const { number, ...said } = detailsOf(details)
  const [own = '', banks = ''] = references.split('//').map((one) => one.trim())
  // The payer's reference need not be unique (`NOTPROVIDED`).
  const payers = [own, receivedOn, amount, said.account?.slice(0, 40)].join(' ').trim()
  const reference = banks || number || (own === 'NONREF' || own === '' ? '' : payers)
  if (reference === '' || reference.length > 80) return 'reference'
  return bounded({ reference, amount, receivedOn, ...said })
}

/** Returns sender, account and title, and the bank's reference if it is only here. */
function detailsOf(details: string) {
  const [, sign] = /^\d{0,3}\s*([~?<^])\d\d/.exec(details) ?? []
  return sign ? inParts(details.replaceAll('\n', ''), sign) : inWords(details.replaceAll('\n', ' '))
}

function inParts(details: string, sign: string) {
  const parts = new Map<string, string>()
  const begins = new RegExp(`\\${sign}(?=\\d\\d)`)
  for (const part of details.split(begins).slice(1)) parts.set(part.slice(0, 2), part.slice(2))
  const all = (codes: readonly string[], between: string) =>
    codes
      .flatMap((code) => parts.get(code) ?? [])
      .join(between)
      .trim()
  return {
    title: titleOf((between) => all(['20', '21', '22', '23', '24', '25', '26'], between)),
    sender: all(['32', '33'], '') || all(['27', '28'], ' '),
    account: ibanOf(parts.get('38') || parts.get('31') || ''),
    number: '',
  }
}

/**
 * Banks cut the title at a fixed length, even within a number. Spaces are inserted only if they reveal an order number that is
 * hidden without them.
 */
function titleOf(joined: (between: string) => string): string {
  const named = (title: string) => {
    const number = numberIn(title)
    return number.ok ? number.value : number.refusal.code
  }
  const [whole, apart] = [joined(''), joined(' ')]
  return named(`${whole}; ${apart}`) === named(whole) ? whole : apart
}

function inWords(details: string) {
  const after = (label: string) => new RegExp(`${label}:\\s*([^;]*)`, 'i').exec(details)?.[1]?.trim() ?? ''
  return {
    title: after('tyt\\.') || details.trim(),
    sender: after('\\bod'),
    account: ibanOf(after('z rach\\.')),
    number: after('\\bTNR'),
  }
}

function ibanOf(text: string): string | null {
  const plain = text.replace(/\s/g, '')
  if (/^\d{26}$/.test(plain)) return `PL${plain}`
  return plain || null
}
