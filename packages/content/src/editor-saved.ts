/** The part of a browser window that takes part in the conversation with the admin. */
export interface PreviewWindow {
  opener: { postMessage(message: unknown, targetOrigin: string): void } | null
  parent: { postMessage(message: unknown, targetOrigin: string): void }
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

/**
 * Calls back each time the editor who looks at this page in the admin's preview has saved a draft.
 * `origin` is where the admin runs: the shop's own. Gives back a function that stops it.
 */
export function onEditorSaved(
  callback: () => void,
  origin: string,
  preview: PreviewWindow = window,
): () => void {
  const listen = (event: MessageEvent) => {
    if (event.origin === origin && event.data?.type === 'payload-document-event') callback()
  }
  preview.addEventListener('message', listen)
  const admin = preview.opener ?? preview.parent
  admin.postMessage({ type: 'payload-live-preview', ready: true }, origin)
  return () => preview.removeEventListener('message', listen)
}
