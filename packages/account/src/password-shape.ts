/** Without capitals and accents, as guessers try it. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
}

const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  'йцукенгшщзхї',
  'фівапролджє',
  'ячсмитьбю',
]
const neighbours = new Set(
  sequences.flatMap((row) =>
    [...row].slice(1).flatMap((sign, index) => [`${row[index]}${sign}`, `${sign}${row[index]}`]),
  ),
)

/** How many signs cannot be foretold from the one before: "aaaa" has one, as "1234" and "qwerty" have. */
export function surprises(text: string): number {
  const signs = [...folded(text)]
  return signs.filter((sign, index) => {
    const before = signs[index - 1]
    return before === undefined || (before !== sign && !neighbours.has(before + sign))
  }).length
}

/** What a text is the repetition of: of "lato2lato2la" it is "lato2". Itself, when it repeats nothing. */
export function repeatedUnit(text: string): string {
  const longest = Math.floor(text.length / 2)
  for (let length = 1; length <= longest; length += 1) {
    const unit = text.slice(0, length)
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit
  }
  return text
}

/** Without the digits and signs that people put around a word when they are told to. */
export function stemOf(text: string): string {
  return folded(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}
