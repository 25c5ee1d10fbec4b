'use client'

import { PublishButton, useFormBackgroundProcessing, useTranslation } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * While a draft is being saved Payload's button is closed: deaf to a press, and a keyboard standing on it falls off. A second one lies
 * over it for that time, takes the keyboard with it, remembers the press, and the first makes it as soon as the draft is kept.
 */
export function PatientPublishButton() {
  const isSaving = useFormBackgroundProcessing()
  const { t } = useTranslation()
  const [isWanted, setWanted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const standIn = useRef<HTMLButtonElement>(null)

  // Before the browser notices that the focused one has closed.
  useLayoutEffect(() => {
    const button = place.current?.querySelector<HTMLButtonElement>('#action-save')
    const [from, to] = isSaving ? [button, standIn.current] : [standIn.current, button]
    if (from && from === document.activeElement) to?.focus()
  }, [isSaving])

  useEffect(() => {
    if (isSaving || !isWanted) return
    setWanted(false)
    place.current?.querySelector<HTMLButtonElement>('#action-save')?.click()
  }, [isSaving, isWanted])

  return (
    <div ref={place} className="patient-publish">
      <PublishButton />
      <button
        ref={standIn}
        className="patient-publish__stand-in"
        type="button"
        hidden={!isSaving}
        aria-busy
        onClick={() => setWanted(true)}
      >
        {t('version:publishChanges')}
      </button>
    </div>
  )
}
