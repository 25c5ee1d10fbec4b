import { type RefObject, useEffect, useState } from 'react'
import { watchNear } from './watch-near.ts'

const ahead = '400px'

/** True once the element has come near the viewport. Never true with `saveData`. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (!element.current || connection?.saveData) return
    const stop = watchNear(element.current, ahead, () => {
      stop()
      setNear(true)
    })
    return stop
  }, [element])
  return isNear
}
