import { useCallback, useEffect, useRef, useState } from 'react'
import { having, isText } from '../../browser/answer-shape.ts'

const restMs = 1_200

/** Saves a form after each pause in typing. If that fails, the next change tries again. */
export function useDraft(orderNumber: string) {
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => stop, [stop])
  return {
    savedAt,
    stop,
    changed(form: HTMLFormElement) {
      stop()
      timer.current = setTimeout(() => {
        send(orderNumber, form).then(setSavedAt, () => setSavedAt(null))
      }, restMs)
    },
  }
}

async function send(orderNumber: string, form: HTMLFormElement): Promise<string> {
  const all = new FormData(form)
  const typed = Object.fromEntries(
    [...all].filter(([name, value]) => isTyped(name) && typeof value === 'string'),
  )
  const [wishes, stay] = [all.getAll('wishes'), all.getAll('stay')]
  const { shopApi } = await import('../../browser/shop-api.ts')
  const shape = having<{ savedAt: string }>({ savedAt: isText })
  const payload = { orderNumber, typed, wishes, stay }
  return (
    await shopApi.post('www/tui-complaints/draft', payload, { keepalive: true, isInBackground: true, shape })
  ).body.savedAt
}

const isTyped = (name: string) => !['wishes', 'stay', 'files', 'intent'].includes(name)
