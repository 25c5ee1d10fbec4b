import type { ReceivedTransfer } from './transfer.ts'

export type StatementFault =
  | 'columns'
  | 'date'
  | 'amount'
  | 'reference'
  | 'currency'
  /** A reference that another payment of this statement has. */
  | 'repeated'
  /** Booked and taken back. */
  | 'reversed'

/** What came to our account, as a bank tells it. */
export interface Statement {
  readonly transfers: readonly ReceivedTransfer[]
  /** Lines that could not be read or that a person must look at, counted from one as an editor does. */
  readonly faults: readonly { readonly line: number; readonly fault: StatementFault }[]
  /** Lines of money that left the account. */
  readonly left: number
}

/** The same line twice is the same money once; its reference with other money is told. */
export function statementOf(
  lines: readonly { readonly line: number; readonly read: ReceivedTransfer | StatementFault | 'left' }[],
): Statement {
  const transfers = new Map<string, ReceivedTransfer>()
  const faults: { line: number; fault: StatementFault }[] = []
  let left = 0
  for (const { line, read } of lines) {
    if (read === 'left') left += 1
    else if (typeof read === 'string') faults.push({ line, fault: read })
    else {
      const known = transfers.get(read.reference)
      if (!known) transfers.set(read.reference, read)
      else if (!isSame(known, read)) faults.push({ line, fault: 'repeated' })
    }
  }
  return { transfers: [...transfers.values()], faults, left }
}

function isSame(one: ReceivedTransfer, other: ReceivedTransfer): boolean {
  const said = ['amount', 'receivedOn', 'sender', 'account', 'title'] as const
  return said.every((name) => one[name] === other[name])
}

/** No column of the store is longer. */
export function bounded({ sender, title, account, ...rest }: ReceivedTransfer): ReceivedTransfer {
  return {
    ...rest,
    sender: sender.slice(0, 200),
    title: title.slice(0, 300),
    account: account?.slice(0, 40) || null,
  }
}

/** Banks write in UTF-8 or as Windows did. */
export function statementText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
