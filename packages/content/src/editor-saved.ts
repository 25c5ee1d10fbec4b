/** The part of a browser window that is needed for messages of the admin. */
export interface PreviewWindow {
  opener: { postMessage(message: unknown, targetOrigin: string): void } | null
  parent: { postMessage(message: unknown, targetOrigin: string): void }
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

/**
 * Calls back each time an editor who sees this page in the admin's preview has saved a draft. `origin` is the origin of the
 * admin, the same as the shop's. Returns a function that stops it.
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
