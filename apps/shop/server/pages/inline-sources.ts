import { randomBytes } from 'node:crypto'
import { type InlineSources, sourceHash } from '../plugins/security-headers.ts'

export interface DrawnDocument {
  readonly html: string
  readonly inline: InlineSources
}

/**
 * React gives the scripts and styles of a document this nonce while it renders. Only elements with the nonce are hashed: a script
 * that got into the page in another way, for instance by an editor's text, does not have it and does not run.
 */
export function newMark(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * The document without the nonce, and the hashes of the elements that had it. Goes from nonce to nonce: reading every tag of the page takes
 * twice as long.
 */
export function withoutMark(marked: string, mark: string): DrawnDocument {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const pieces: string[] = []
  let from = 0
  for (let at = marked.indexOf(mark); at >= 0; at = marked.indexOf(mark, at + mark.length)) {
    const end = at + mark.length
    const isNonce = marked.endsWith(nonceStart, at)
    if (!isNonce && !marked.endsWith(precedenceStart, at)) continue
    pieces.push(marked.slice(from, isNonce ? at - nonceStart.length : at))
    if (!isNonce) pieces.push('component')
    // After a nonce also its closing quote is left out.
    from = isNonce ? end + 1 : end
    const element = elementAround(marked, at)
    if (element?.name === 'style') styles.add(sourceHash(asRead(element.text)))
    // Files of the shop are allowed by their URL.
    else if (element && !element.attributes.includes(' src=')) scripts.add(sourceHash(asRead(element.text)))
  }
  pieces.push(marked.slice(from))
  return { html: pieces.join(''), inline: { scripts: [...scripts], styles: [...styles] } }
}

const nonceStart = ' nonce="'
const precedenceStart = ' data-precedence="'

/** HTML parsers turn every line break into a line feed, and browsers hash the parsed text. */
function asRead(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** The script or style in whose tag this place is. React writes neither `>` into its attributes nor the end of one into its text. */
function elementAround(html: string, at: number) {
  const start = html.lastIndexOf('<', at)
  const name = ['script', 'style'].find((tag) => html.startsWith(`${tag} `, start + 1))
  if (!name) return null
  const open = html.indexOf('>', at)
  const attributes = html.slice(start, open)
  return { name, attributes, text: html.slice(open + 1, html.indexOf(`</${name}>`, open)) }
}
