import { useEffect, useState } from 'react'
import { having, isText } from '../../browser/answer-shape.ts'
import { shopApi } from '../../browser/shop-api.ts'
import type { CopyView } from './my-data-view.ts'

const everyMs = 2_000
const isCopy = having<CopyView>({ state: isText as never })

/** The state of the copy, polled while it is being made. */
export function useCopyProgress(loaded: CopyView): CopyView {
  const [copy, setCopy] = useState(loaded)
  const isWaiting = copy.state === 'waiting'
  useEffect(() => setCopy(loaded), [loaded])
  useEffect(() => {
    if (!isWaiting) return
    const left = new AbortController()
    const ask = () =>
      shopApi.get('www/mytui/api/my-data', { signal: left.signal, shape: isCopy }).then(
        ({ body }) => setCopy(body),
        () => {
          // The last known state stays until the next response.
        },
      )
    const repeat = setInterval(ask, everyMs)
    return () => {
      left.abort()
      clearInterval(repeat)
    }
  }, [isWaiting])
  return copy
}
