import { expect, test, vi } from 'vitest'
import { onEditorSaved, type PreviewWindow } from './editor-saved.ts'

function previewFrame() {
  const listeners = new Set<(event: MessageEvent) => void>()
  const parent = { postMessage: vi.fn() }
  const frame: PreviewWindow = {
    opener: null,
    parent,
    addEventListener: (_, listener) => listeners.add(listener),
    removeEventListener: (_, listener) => listeners.delete(listener),
  }
  const hear = (origin: string, data: unknown) => {
    for (const listener of listeners) listener({ origin, data } as MessageEvent)
  }
  return { frame, parent, hear }
}

const origin = 'https://wojaz.example'
const saved = { type: 'payload-document-event' }

test('the page tells the admin that it is ready for news', () => {
  const { frame, parent } = previewFrame()
  onEditorSaved(() => {}, origin, frame)
  expect(parent.postMessage).toHaveBeenCalledWith({ type: 'payload-live-preview', ready: true }, origin)
})

test('the page hears of a save, and no longer after it has stopped listening', () => {
  const { frame, hear } = previewFrame()
  const refresh = vi.fn()
  const stop = onEditorSaved(refresh, origin, frame)
  hear(origin, saved)
  stop()
  hear(origin, saved)
  expect(refresh).toHaveBeenCalledOnce()
})

test('other sites and other messages are not listened to', () => {
  const { frame, hear } = previewFrame()
  const refresh = vi.fn()
  onEditorSaved(refresh, origin, frame)
  hear('https://evil.example', saved)
  hear(origin, { type: 'something-else' })
  hear(origin, null)
  expect(refresh).not.toHaveBeenCalled()
})
