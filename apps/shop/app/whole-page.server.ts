import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

/**
 * Renders the document in one go. A stream writes each of its tens of thousands of chunks into a buffer separately, which takes a
 * third longer. Returns null if a part suspends or fails: only a stream can wait, and it reports what failed.
 */
export async function drawnAtOnce(page: EntryContext, tree: ReactNode): Promise<string | null> {
  await readHandoff(page)
  const html = attempt(tree)
  if (html !== null && !html.includes(unfinished)) return `<!DOCTYPE html>${html}`
  // Rendering has used the stream's only reader. The next attempt has everything in the cache but still needs a stream.
  page.serverHandoffStream &&= new ReadableStream()
  return null
}

interface InPieces {
  mark: string
  /** The guest has left, or it takes too long: what is missing is left to the browser. */
  signal: AbortSignal
  onError(error: unknown, componentStack: string | undefined): void
}

/** Renders the document with a stream and returns it when it is complete. */
export function drawnInPieces(tree: ReactNode, { mark, signal, onError }: InPieces): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      nonce: mark,
      // Keeps all content in place. By default React moves large parts to the end and inserts them with a script, so guests
      // without scripts would never see them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error, { componentStack }) => onError(error, componentStack),
    })
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true })
  })
}

/** React writes this in place of a boundary that could not be rendered. */
const unfinished = '<!--$!-->'

function attempt(tree: ReactNode): string | null {
  try {
    return renderToString(tree)
  } catch {
    return null
  }
}

/**
 * React Router passes a page's data on as a stream and waits for each chunk while rendering. Chunks that were read are in
 * `renderMeta.streamCache`, so reading all of them first leaves nothing to wait for. As one chunk it is one script with one hash.
 */
async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext) {
  if (!serverHandoffStream || !renderMeta) return
  const value = await text(serverHandoffStream as AsyncIterable<Uint8Array>)
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
}
