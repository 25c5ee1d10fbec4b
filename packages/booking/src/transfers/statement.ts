import type { ReceivedTransfer } from './transfer.ts'

export type StatementFault =
  | 'columns'
  | 'date'
  | 'amount'
  | 'reference'
  | 'currency'
  /** Another payment of this statement has the same reference. */
  | 'repeated'
  /** Booked and then reversed. */
  | 'reversed'

/** Money received on our account, as the bank reports it. */
export interface Statement {
  readonly transfers: readonly ReceivedTransfer[]
  /** Lines that could not be read or that staff must look at, counted from one. */
  readonly faults: readonly { readonly line: number; readonly fault: StatementFault }[]
  /** Lines of money that left the account. */
  readonly left: number
}

/** A repeated line is counted once. The same reference with another amount is a fault. */
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

/** Cuts texts to the lengths that the database allows. */
export function bounded({ sender, title, account, ...rest }: ReceivedTransfer): ReceivedTransfer {
  return {
    ...rest,
    sender: sender.slice(0, 200),
    title: title.slice(0, 300),
    account: account?.slice(0, 40) || null,
  }
}

/** Decodes UTF-8, otherwise Windows-1250. */
export function statementText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
