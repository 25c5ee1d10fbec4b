/** The end of a dictionary key for a code: `kind-not-taken` → `kindNotTaken`. */
export function keyOfCode(code: string): string {
  return code.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
