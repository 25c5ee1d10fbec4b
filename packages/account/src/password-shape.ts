/** Without capitals and diacritics, as attackers try it. */
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

/** Counts the characters that cannot be predicted from the one before: "aaaa", "1234" and "qwerty" have one. */
export function surprises(text: string): number {
  const signs = [...folded(text)]
  return signs.filter((sign, index) => {
    const before = signs[index - 1]
    return before === undefined || (before !== sign && !neighbours.has(before + sign))
  }).length
}

/** The unit that a text repeats: "lato2" for "lato2lato2la". The text itself if it repeats nothing. */
export function repeatedUnit(text: string): string {
  const longest = Math.floor(text.length / 2)
  for (let length = 1; length <= longest; length += 1) {
    const unit = text.slice(0, length)
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit
  }
  return text
}

/** Without the digits and signs that people put around a word. */
export function stemOf(text: string): string {
  return folded(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}
