import { onEditorSaved } from '@wojaz/content'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** In the preview frame of the CMS the page reloads after every save. */
export function usePreviewRefresh(preview: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(
    () => (preview ? onEditorSaved(() => void revalidate(), window.location.origin) : undefined),
    [preview, revalidate],
  )
}
