/** Returns the dictionary key of a code: LUGGAGE_20 is luggage20, PremiumComfort premiumComfort. */
export function wordKey(code: string): string {
  const isSpelledInCapitals = code === code.toUpperCase()
  const words = (isSpelledInCapitals ? code.toLowerCase() : code).split('_')
  return words.map((word, place) => (place === 0 ? lowerFirst(word) : upperFirst(word))).join('')
}

const lowerFirst = (word: string) => word.slice(0, 1).toLowerCase() + word.slice(1)
const upperFirst = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
