import { useEffect, useState } from 'react'
import { forgetPage, type KeptPage, keepPage } from './kept-pages.ts'

/** Keeps a page that was opened for reading without the internet; what is not worth keeping is forgotten. */
export function useKeptPage({ page, file, scope }: KeptPage, isWorthIt: boolean): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (isWorthIt) void keepPage({ page, file, scope }).then(setKept)
    else void forgetPage(page)
  }, [page, file, scope, isWorthIt])
  return isKept && isWorthIt
}
