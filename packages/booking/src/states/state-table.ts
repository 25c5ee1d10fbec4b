/** Which state may follow which. What is not in the table is refused, whoever asks and however often. */
export type StateTable<State extends string> = Readonly<Record<State, readonly State[]>>

export function mayBecome<State extends string>(table: StateTable<State>, from: State, to: State): boolean {
  return table[from].includes(to)
}

/** Nothing follows: what is told about it is told once. */
export function isFinal<State extends string>(table: StateTable<State>, state: State): boolean {
  return table[state].length === 0
}
