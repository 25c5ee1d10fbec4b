import { randomBytes } from 'node:crypto'
import { type InlineSources, sourceHash } from '../plugins/security-headers.ts'
import { joinedBytes } from './joined-bytes.ts'
import { startLate } from './late-modules.ts'

export interface DrawnDocument {
  readonly bytes: Buffer
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
 * twice as long. Modules start after the first paint and the largest picture (`late-modules.ts`).
 */
export function withoutMark(marked: string, mark: string): DrawnDocument {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  /** What modules import, announced by links in the head. */
  const files: string[] = []
  // Rendering in one go leaves it out. Put before the text there, it would be copied once more.
  const pieces = marked.startsWith('<html') ? ['<!DOCTYPE html>'] : []
  let from = 0
  for (let at = marked.indexOf(mark); at >= 0; at = marked.indexOf(mark, at + mark.length)) {
    const isNonce = marked.endsWith(nonceStart, at)
    if (!isNonce && !marked.endsWith(precedenceStart, at)) continue
    const tag = tagAround(marked, at)
    if (tag.text.startsWith('<link ') && tag.text.includes(' rel="modulepreload"')) {
      pieces.push(marked.slice(from, tag.start))
      from = tag.end
      files.push(/ href="([^"]*)"/.exec(tag.text)?.[1] ?? '')
    } else if (tag.text.startsWith('<script ') && tag.text.includes(' type="module"')) {
      const module = asRead(contentOf(marked, tag, '</script>'))
      const starter = startLate(module, files)
      pieces.push(marked.slice(from, tag.start), '<script>', starter)
      from = marked.indexOf('</script>', tag.end)
      scripts.add(sourceHash(module)).add(sourceHash(starter))
    } else {
      pieces.push(marked.slice(from, isNonce ? at - nonceStart.length : at))
      if (!isNonce) pieces.push('component')
      // After a nonce also its closing quote is left out.
      from = at + mark.length + (isNonce ? 1 : 0)
      if (tag.text.startsWith('<style ')) styles.add(styleHash(contentOf(marked, tag, '</style>')))
      // Files of the shop are allowed by their URL.
      else if (tag.text.startsWith('<script ') && !tag.text.includes(' src='))
        scripts.add(sourceHash(asRead(contentOf(marked, tag, '</script>'))))
    }
  }
  pieces.push(marked.slice(from))
  return { bytes: joinedBytes(pieces), inline: { scripts: [...scripts], styles: [...styles] } }
}

const nonceStart = ' nonce="'
const precedenceStart = ' data-precedence="'

/** HTML parsers turn every line break into a line feed, and browsers hash the parsed text. */
function asRead(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

const fewSheets = 20
const sheetHashes = new Map<string, string>()

/** The shop's own sheet is the longest source of every page, and always the same. */
function styleHash(text: string): string {
  const known = sheetHashes.get(text)
  if (known) return known
  const hash = sourceHash(asRead(text))
  if (sheetHashes.size >= fewSheets) sheetHashes.clear()
  // A copy: a part of a page would keep the whole page in memory.
  sheetHashes.set(Buffer.from(text).toString(), hash)
  return hash
}

interface Tag {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The tag in which this place is. React writes neither `<` nor `>` into attributes. */
function tagAround(html: string, at: number): Tag {
  const start = html.lastIndexOf('<', at)
  const end = html.indexOf('>', at) + 1
  return { start, end, text: html.slice(start, end) }
}

/** React does not write the end of an element into its text. */
function contentOf(html: string, { end }: Tag, closing: string): string {
  return html.slice(end, html.indexOf(closing, end))
}
