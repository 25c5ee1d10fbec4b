import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Until the code of a form has come, what a guest ticks and selects shows in the browser's own fields only. `takeOver` hears of
 * the form once; it is up to it to see whether anything in it differs from what was searched for.
 */
export function usePressedBefore(
  form: RefObject<HTMLFormElement | null>,
  takeOver: (form: HTMLFormElement) => void,
) {
  const take = useEffectEvent(takeOver)
  useEffect(() => {
    if (form.current) take(form.current)
  }, [form])
}

/** Ticked or unticked by the guest: React has set the one but leaves the other as it finds it. */
export function hasPressedTicks(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement && field.name !== '' && field.checked !== field.defaultChecked,
  )
}
