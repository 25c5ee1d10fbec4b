/** '4, 9' → [4, 9]; nothing → nobody; null for what is no list of ages of children. */
export function agesFrom(text: string | null | undefined): number[] | null {
  const words = (text ?? '').split(/[\s,;]+/).filter((word) => word !== '')
  const areAges = words.every((word) => /^\d{1,2}$/.test(word) && Number(word) < 18)
  return areAges && words.length <= 7 ? words.map(Number) : null
}
