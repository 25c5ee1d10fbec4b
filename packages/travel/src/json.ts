/** Deeper than any text of an editor nests. Code that walks over a parsed body needs a level of the stack for each. */
export const deepestJson = 200

/** Whether the text of a JSON document nests too deep to be walked over. Counts brackets outside of strings: nothing is parsed. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === backslash) at++
      else if (code === quote) isInString = false
    } else if (code === quote) isInString = true
    else if (code === openList || code === openObject) {
      if (++depth > deepestJson) return true
    } else if (code === closeList || code === closeObject) depth--
  }
  return false
}

const [quote, backslash, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
)
