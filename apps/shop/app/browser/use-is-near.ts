import { type RefObject, useEffect, useState } from 'react'

const ahead = '400px'

/** True once the element has come near the viewport. Never true with `saveData`. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (!element.current || connection?.saveData) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        setNear(true)
      },
      { rootMargin: ahead },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return isNear
}
