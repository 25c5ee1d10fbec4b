import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

export type StylesRefusal =
  | { code: 'markup-in-styles' }
  | { code: 'escape-in-styles' }
  | { code: 'unbalanced-styles' }
  | { code: 'at-rule-refused'; rule: string }
  | { code: 'outside-address' }

/** Allowed at-rules. Others affect more than the component, or load something. */
const wantedRules = new Set(['media', 'supports', 'container', 'keyframes', 'starting-style'])

/**
 * Scopes an editor's styles to one component. The text is checked by characters, not parsed: styles that could end the style
 * element, close the scope early or hide a URL behind an escape are refused as a whole.
 */
export function scopeStyles(css: string, uid: string): Outcome<string, StylesRefusal> {
  if (css.includes('<')) return refused({ code: 'markup-in-styles' })
  if (css.includes('\\')) return refused({ code: 'escape-in-styles' })
  const plain = withoutComments(css)
  if (plain === null || !isBalanced(plain)) return refused({ code: 'unbalanced-styles' })
  const words = withoutStrings(plain)
  for (const [, rule = ''] of words.matchAll(/@([a-z-]+)/gi)) {
    if (!wantedRules.has(rule.toLowerCase())) return refused({ code: 'at-rule-refused', rule })
  }
  if (fetchesFromOutside(plain)) return refused({ code: 'outside-address' })
  if (plain.trim() === '') return accepted('')
  return accepted(`@scope ([data-uid="${uid.replace(/[^\w-]/g, '')}"]) {\n${plain.trim()}\n}`)
}

function withoutComments(css: string): string | null {
  const plain = css.replace(/("[^"\n]*"|'[^'\n]*')|\/\*[\s\S]*?\*\//g, '$1')
  return /\/\*|\*\//.test(withoutStrings(plain)) ? null : plain
}

function withoutStrings(css: string): string {
  return css.replace(/"[^"\n]*"|'[^'\n]*'/g, '""')
}

/** True when all brackets match and every string is closed. */
function isBalanced(css: string): boolean {
  const words = withoutStrings(css).replaceAll('""', '')
  if (/["']/.test(words)) return false
  const open: string[] = []
  const pairs: Record<string, string> = { '}': '{', ')': '(', ']': '[' }
  for (const character of words) {
    if ('{(['.includes(character)) open.push(character)
    else if (character in pairs && open.pop() !== pairs[character]) return false
  }
  return open.length === 0
}

/** Our pictures are allowed in `url()`. `image-set` and `src` accept bare strings, so they are refused. */
function fetchesFromOutside(css: string): boolean {
  if (/\b(?:image-set|src|expression|element|-moz-binding|behavior)\s*[(:]/i.test(css)) return true
  return [...css.matchAll(/url\(([^)]*)\)?/gi)].some(
    ([, address = '']) =>
      !/^\s*(["']?)\/(?:file|scale)\/[\w./?=&%-]*\1\s*$/.test(address) || address.includes('..'),
  )
}
