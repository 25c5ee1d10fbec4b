import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { withoutShownRoutes } from './shown-routes.server.ts'

interface DrawnPage {
  /** What React Router has loaded for the page. */
  page: EntryContext
  url: string
  mark: string
  /** The whole document around React Router's part. */
  treeOf(page: EntryContext): ReactNode
}

/**
 * Renders the document in one go. A stream writes each of its tens of thousands of chunks into a buffer separately, which takes a
 * third longer. It has no doctype: the sender adds it. Returns null if a part suspends or fails: only a stream can wait, and it
 * reports what failed.
 */
export async function drawnAtOnce(drawn: DrawnPage): Promise<string | null> {
  const { page, treeOf } = drawn
  // React Router waits for each chunk of the page's data while it renders them, so the data is rendered separately.
  const html = attempt(treeOf({ ...page, serverHandoffStream: undefined }))
  if (html === null || html.includes(unfinished)) return null
  if (!page.serverHandoffStream) return html
  const data = await drawnData(drawn)
  return html.endsWith(end) ? html.slice(0, -end.length) + data + end : html + data
}

interface InPieces {
  mark: string
  /** The guest has left, or it takes too long: what is missing is left to the browser. */
  signal?: AbortSignal
  onError?(error: unknown, componentStack: string | undefined): void
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
      onError: (error, { componentStack }) => onError?.(error, componentStack),
    })
    signal?.addEventListener('abort', () => stream.abort(signal.reason), { once: true })
  })
}

const end = '</body></html>'
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
 * The scripts with the page's data: the page once more, with nothing on it. As one chunk it is one
 * script with one hash.
 */
async function drawnData({ page, url, mark }: DrawnPage): Promise<string> {
  const { serverHandoffStream: stream } = page
  const context = { ...withoutShownRoutes(page), serverHandoffStream: stream && (await asOneChunk(stream)) }
  return drawnInPieces(createElement(ServerRouter, { context, url, nonce: mark }), { mark })
}

async function asOneChunk(stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const whole = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)
  return new ReadableStream({
    start(controller) {
      if (whole) controller.enqueue(whole)
      controller.close()
    },
  })
}
