'use client'

import { PublishButton, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

/** While a draft is being saved Payload's button is deaf. A press then is remembered, and made as soon as the draft is kept. */
export function PatientPublishButton() {
  const isSaving = useFormBackgroundProcessing()
  const [isWanted, setWanted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSaving || !isWanted) return
    setWanted(false)
    place.current?.querySelector<HTMLButtonElement>('#action-save')?.click()
  }, [isSaving, isWanted])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only catches presses that miss the closed button inside
    <div ref={place} onClick={isSaving ? () => setWanted(true) : undefined}>
      <div style={isSaving ? { pointerEvents: 'none' } : undefined}>
        <PublishButton />
      </div>
    </div>
  )
}
