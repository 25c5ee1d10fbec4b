import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BankOrder } from './bank-order.ts'

export interface Ledger {
  readonly orders: ReadonlyMap<string, BankOrder>
  byExtOrderId(posId: string, extOrderId: string): BankOrder | undefined
  byToken(payToken: string): BankOrder | undefined
  /** Writes to disk before it returns, so that a killed bank loses nothing. */
  save(order: BankOrder): void
}

/**
 * Keeps all orders in memory and appends each change as a line to a file; the last line of an order counts. The file is read and
 * compacted when the bank opens.
 */
export function openLedger(file: string): Ledger {
  const orders = new Map<string, BankOrder>()
  const byExt = new Map<string, BankOrder>()
  const byToken = new Map<string, BankOrder>()
  const extKey = (posId: string, extOrderId: string) => `${posId} ${extOrderId}`
  const keep = (order: BankOrder) => {
    orders.set(order.orderId, order)
    byToken.set(order.payToken, order)
    if (order.extOrderId !== null) byExt.set(extKey(order.posId, order.extOrderId), order)
  }

  mkdirSync(dirname(file), { recursive: true })
  for (const order of readLines(file)) keep(order)
  const lines = [...orders.values()].map((order) => `${JSON.stringify(order)}\n`)
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 })
  renameSync(`${file}.new`, file)

  return {
    orders,
    byToken: (payToken) => byToken.get(payToken),
    byExtOrderId: (posId, extOrderId) => byExt.get(extKey(posId, extOrderId)),
    save(order) {
      keep(order)
      appendFileSync(file, `${JSON.stringify(order)}\n`)
    },
  }
}

function readLines(file: string): BankOrder[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  // A bank that was killed while writing leaves half a line at the end.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => asNow(JSON.parse(line)))
}

/** Fills in the fields that lines without Przelewy24 data lack. */
function asNow(order: BankOrder): BankOrder {
  const notices = order.notices.map((notice) => ({ ...notice, url: notice.url ?? order.notifyUrl ?? '' }))
  return { ...order, protocol: order.protocol ?? 'payu', notices }
}
