import { useEffect, useState } from 'react'
import { forgetPage, keepPage, type OfflinePage } from './offline-pages.ts'

/** Stores the open page for offline reading, or deletes it if it is not worth storing. */
export function useOfflinePage({ page, file, scope }: OfflinePage, isWorthIt: boolean): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (isWorthIt) void keepPage({ page, file, scope }).then(setKept)
    else void forgetPage(page)
  }, [page, file, scope, isWorthIt])
  return isKept && isWorthIt
}
