'use client'

import { PublishButton, useFormBackgroundProcessing, useTranslation } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Payload disables its publish button while a draft is being saved: clicks are lost and the focus too. For that time a second
 * button covers it, takes over the focus and remembers a click. The click is repeated on Payload's button when the draft is
 * saved.
 */
export function PatientPublishButton() {
  const isSaving = useFormBackgroundProcessing()
  const { t } = useTranslation()
  const [isWanted, setWanted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const standIn = useRef<HTMLButtonElement>(null)

  // A layout effect moves the focus before the browser takes it from the disabled button.
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
