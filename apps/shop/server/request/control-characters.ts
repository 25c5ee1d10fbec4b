/** Characters that are neither typed nor pasted. Tabs and line breaks are left to the code that reads the text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const inText = /[\0-\x08\x0e-\x1f\x7f]/
/** The same in a URL, where line breaks are not allowed either. */
const inAddress = /%(?:0[\da-f]|1[\da-f]|7f)/i

export function hasControlCharacters(value: unknown): boolean {
  if (typeof value === 'string') return inText.test(value)
  if (typeof value !== 'object' || value === null) return false
  // Parsed JSON has no cycles, and what nests too deep was refused before it was parsed.
  return Object.entries(value).some(([name, part]) => inText.test(name) || hasControlCharacters(part))
}

export function isControlledPath(path: string): boolean {
  return inAddress.test(path)
}
