/** Letters that Unicode does not decompose into a base letter and a mark. */
const whole: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ґ: 'г',
}

/**
 * Words in the form in which they are compared: lower case, without diacritics. Й and ї keep their marks: they are separate
 * letters in Ukrainian.
 */
export function plainWords(text: string): string[] {
  const small = text.toLowerCase().normalize('NFC')
  const bare = [...small]
    .map((letter) => whole[letter] ?? (/[йї]/.test(letter) ? letter : withoutMarks(letter)))
    .join('')
  return bare.match(/[\p{L}\p{N}]+/gu) ?? []
}

function withoutMarks(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Whether every typed word is the beginning of a word of the name: "rod gre" finds "Rodos, Grecja". */
export function matchesTyped(name: string, typed: string): boolean {
  const words = plainWords(name)
  return plainWords(typed).every((wish) => words.some((word) => word.startsWith(wish)))
}
