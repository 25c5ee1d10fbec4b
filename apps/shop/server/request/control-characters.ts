/** What nobody types or pastes. Tabs and the several ends of a line are left to whoever reads the text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const inText = /[\0-\x08\x0e-\x1f\x7f]/
/** The same in an address, where no line ends either. */
const inAddress = /%(?:0[\da-f]|1[\da-f]|7f)/i

export function hasControlCharacters(value: unknown): boolean {
  if (typeof value === 'string') return inText.test(value)
  if (typeof value !== 'object' || value === null) return false
  // Parsed JSON has no circles, and the parser ends before the stack does.
  return Object.entries(value).some(([name, part]) => inText.test(name) || hasControlCharacters(part))
}

export function isControlledPath(path: string): boolean {
  return inAddress.test(path)
}
