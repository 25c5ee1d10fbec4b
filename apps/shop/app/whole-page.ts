import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

/**
 * A page that is sent in one piece, drawn in one go: a stream writes each of its tens of thousands of scraps into a buffer by itself,
 * which costs a third of the time again. Null when a part of it still waits or fails: only a stream waits, and says what failed.
 */
export async function drawnAtOnce(
  page: EntryContext,
  tree: ReactNode,
  nonce: string,
): Promise<string | null> {
  await readHandoff(page)
  const html = attempt(tree)
  if (html !== null && !html.includes(unfinished)) return `<!DOCTYPE html>${withNonce(html, nonce)}`
  // Drawing took the stream's only reader; who draws next finds everything read, and needs one to hold.
  page.serverHandoffStream &&= new ReadableStream()
  return null
}

/** A stream is told which nonce the styles get that React gathers in the head; here it is written in. */
function withNonce(html: string, nonce: string): string {
  return html.replaceAll('<style data-precedence=', `<style nonce="${nonce}" data-precedence=`)
}

/** What React puts where a boundary could not be drawn. */
const unfinished = '<!--$!-->'

function attempt(tree: ReactNode): string | null {
  try {
    return renderToString(tree)
  } catch {
    return null
  }
}

/**
 * React Router hands a page's data over in a stream and waits for each piece of it while drawing. Whatever has been read stands in
 * `renderMeta.streamCache`, so reading it all beforehand leaves nothing to wait for.
 */
async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext) {
  if (!serverHandoffStream || !renderMeta) return
  const reader = serverHandoffStream.getReader()
  const words = new TextDecoder()
  const pieces: Record<number, HandoffPiece> = {}
  for (let at = 0, done = false; !done; at++) {
    const piece = await reader.read()
    done = piece.done
    pieces[at] = Object.assign(Promise.resolve(), {
      result: { done, value: words.decode(piece.value, { stream: true }) },
    })
  }
  reader.releaseLock()
  renderMeta.streamCache = pieces
}

type HandoffPiece = NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']>[number]
