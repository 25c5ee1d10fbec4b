import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * What a guest ticks and selects before the form is hydrated is only in the DOM. `takeOver` is called once with the form and must
 * compare it with the search itself.
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

/** True if the guest ticked or unticked a box before hydration: React sets `defaultChecked` but leaves `checked` as it is. */
export function hasPressedTicks(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement && field.name !== '' && field.checked !== field.defaultChecked,
  )
}
