/** Reads '4, 9' into [4, 9] and an empty text into []. Returns null when it is not a list of children's ages. */
export function agesFrom(text: string | null | undefined): number[] | null {
  const words = (text ?? '').split(/[\s,;]+/).filter((word) => word !== '')
  const areAges = words.every((word) => /^\d{1,2}$/.test(word) && Number(word) < 18)
  return areAges && words.length <= 7 ? words.map(Number) : null
}
