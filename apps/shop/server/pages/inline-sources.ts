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

/** The document as it is sent, without the mark, and the hashes of what carried it. */
export function withoutMark(marked: string, mark: string): DrawnDocument {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, element, attributes = '', text = ''] of marked.matchAll(markedElement(mark))) {
    if (element === 'style') styles.add(sourceHash(asRead(text)))
    // Our own files are allowed by their address.
    else if (!attributes.includes(' src=')) scripts.add(sourceHash(asRead(text)))
  }
  const html = marked
    .replaceAll(` nonce="${mark}"`, '')
    .replaceAll(`data-precedence="${mark}"`, 'data-precedence="component"')
  return { html, inline: { scripts: [...scripts], styles: [...styles] } }
}

/** Browsers hash what they have read, and they read every line break as a line feed (HTML standard, 13.2.3.5). */
function asRead(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** React writes neither `>` into the attributes of these elements nor the end of one into its text. */
function markedElement(mark: string): RegExp {
  return new RegExp(`<(script|style)((?=[^>]* (?:nonce|data-precedence)="${mark}")[^>]*)>([^]*?)</\\1>`, 'g')
}
