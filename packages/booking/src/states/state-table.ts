/** Which state may follow which. Every transition that is not in the table is refused. */
export type StateTable<State extends string> = Readonly<Record<State, readonly State[]>>

export function mayBecome<State extends string>(table: StateTable<State>, from: State, to: State): boolean {
  return table[from].includes(to)
}

/** True when no state follows. */
export function isFinal<State extends string>(table: StateTable<State>, state: State): boolean {
  return table[state].length === 0
}
