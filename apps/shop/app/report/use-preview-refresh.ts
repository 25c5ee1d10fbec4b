import { onEditorSaved } from '@wojaz/content'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** In the admin's preview frame the page follows the editor: every save reads it again. */
export function usePreviewRefresh(preview: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(
    () => (preview ? onEditorSaved(() => void revalidate(), window.location.origin) : undefined),
    [preview, revalidate],
  )
}
