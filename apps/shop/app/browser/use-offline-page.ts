import { useEffect, useState } from 'react'
import { forgetPage, keepPage, type OfflinePage } from './offline-pages.ts'

/** Keeps a page that was opened for reading without the internet; what is not worth keeping is forgotten. */
export function useOfflinePage({ page, file, scope }: OfflinePage, isWorthIt: boolean): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (isWorthIt) void keepPage({ page, file, scope }).then(setKept)
    else void forgetPage(page)
  }, [page, file, scope, isWorthIt])
  return isKept && isWorthIt
}
