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

/** The document without the nonce, and the hashes of the elements that had it. */
export function withoutMark(marked: string, mark: string): DrawnDocument {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, element, attributes = '', text = ''] of marked.matchAll(markedElement(mark))) {
    if (element === 'style') styles.add(sourceHash(asRead(text)))
    // Files of the shop are allowed by their URL.
    else if (!attributes.includes(' src=')) scripts.add(sourceHash(asRead(text)))
  }
  const html = marked
    .replaceAll(` nonce="${mark}"`, '')
    .replaceAll(`data-precedence="${mark}"`, 'data-precedence="component"')
  return { html, inline: { scripts: [...scripts], styles: [...styles] } }
}

/** HTML parsers turn every line break into a line feed, and browsers hash the parsed text. */
function asRead(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** React writes neither `>` into these elements' attributes nor their end tag into their text. */
function markedElement(mark: string): RegExp {
  return new RegExp(`<(script|style)((?=[^>]* (?:nonce|data-precedence)="${mark}")[^>]*)>([^]*?)</\\1>`, 'g')
}
