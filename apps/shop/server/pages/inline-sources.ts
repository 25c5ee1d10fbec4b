import { randomBytes } from 'node:crypto'
import { type InlineSources, sourceHash } from '../plugins/security-headers.ts'

export interface DrawnDocument {
  readonly html: string
  readonly inline: InlineSources
}

/**
 * While a document is drawn, React gives its scripts and styles this mark. Only what carries it is hashed: a script that got into
 * the page in another way, in a text of an editor for instance, cannot know it and does not run.
 */
export function newMark(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * The document as it is sent, without the mark, and the hashes of what carried it. Goes from mark to mark, of which there are some dozens:
 * reading every tag of the page takes twice as long.
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
    if (element?.name === 'style') styles.add(sourceHash(element.text))
    // Our own files are allowed by their address.
    else if (element && !element.attributes.includes(' src=')) scripts.add(sourceHash(element.text))
  }
  pieces.push(marked.slice(from))
  return { html: pieces.join(''), inline: { scripts: [...scripts], styles: [...styles] } }
}

const nonceStart = ' nonce="'
const precedenceStart = ' data-precedence="'

/** The script or style in whose tag this place is. React writes neither `>` into its attributes nor the end of one into its text. */
function elementAround(html: string, at: number) {
  const start = html.lastIndexOf('<', at)
  const name = ['script', 'style'].find((tag) => html.startsWith(`${tag} `, start + 1))
  if (!name) return null
  const open = html.indexOf('>', at)
  const attributes = html.slice(start, open)
  return { name, attributes, text: html.slice(open + 1, html.indexOf(`</${name}>`, open)) }
}
