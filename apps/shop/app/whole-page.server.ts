import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

/**
 * The document drawn in one go: a stream writes each of its tens of thousands of scraps into a buffer by itself, which costs a third of
 * the time again. Null when a part of it waits or fails: only a stream waits, and says what failed.
 */
export async function drawnAtOnce(page: EntryContext, tree: ReactNode): Promise<string | null> {
  await readHandoff(page)
  const html = attempt(tree)
  if (html !== null && !html.includes(unfinished)) return `<!DOCTYPE html>${html}`
  // Drawing took the stream's only reader; who draws next finds everything read, and needs one to hold.
  page.serverHandoffStream &&= new ReadableStream()
  return null
}

interface InPieces {
  mark: string
  /** When the guest leaves, or it takes too long: what is still missing is left to the browser. */
  signal: AbortSignal
  onError(error: unknown, componentStack: string | undefined): void
}

/** The document drawn by a stream, once all of it is there. */
export function drawnInPieces(tree: ReactNode, { mark, signal, onError }: InPieces): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      nonce: mark,
      // Whatever is ready goes where it belongs. By default React moves large parts to the end and puts them into place with
      // a script, which guests without scripts never see.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error, { componentStack }) => onError(error, componentStack),
    })
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true })
  })
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
 * `renderMeta.streamCache`, so reading it all beforehand leaves nothing to wait for. In one piece it
 * is one script with one hash.
 */
async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext) {
  if (!serverHandoffStream || !renderMeta) return
  const value = await text(serverHandoffStream as AsyncIterable<Uint8Array>)
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
}
