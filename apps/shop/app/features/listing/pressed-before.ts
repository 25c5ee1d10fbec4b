import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Until the code of the results has come, what a guest ticks and selects shows in the browser's own fields only. */
export function usePressedBefore(form: RefObject<HTMLFormElement | null>, takeOver: () => void) {
  const take = useEffectEvent(takeOver)
  useEffect(() => {
    if ([...(form.current?.elements ?? [])].some(isChanged)) take()
  }, [form])
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked
}
