import fc from 'fast-check'

/** One of the words of a text. */
export function word(text: string): fc.Arbitrary<string> {
  return fc.constantFrom(...wordsOf(text))
}

export function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** The parts joined to one text. */
export function joined(...parts: (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> {
  const texts = parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))
  return fc.tuple(...texts).map((chosen) => chosen.join(''))
}

/** Each as often as its weight says. */
export function weighted<Value>(...choices: [weight: number, fc.Arbitrary<Value>][]): fc.Arbitrary<Value> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))
}
