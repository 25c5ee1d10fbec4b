import { createHash } from 'node:crypto'

/** A pseudo-random number in [0, 1): the same words always give the same number. */
export function chance(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE(0) / 2 ** 32
}

export function pick<T>(list: readonly T[], ...words: readonly (string | number)[]): T {
  return list[Math.floor(chance(...words) * list.length)] as T
}

/** The list in a pseudo-random order. */
export function shuffled<T extends { readonly name: string }>(
  list: readonly T[],
  ...words: readonly (string | number)[]
): T[] {
  return list
    .map((member) => ({ member, at: chance(...words, member.name) }))
    .sort((a, b) => a.at - b.at)
    .map(({ member }) => member)
}
