const touched = 'details, summary, input, textarea, select, button, a[href]'

/**
 * Remembers what a guest has opened, typed, ticked and focused in a part of the page. Returns how to give it to the same part once it
 * was drawn anew; a part that has become another is left as it is.
 */
export function guestsTraces(before: Element): (after: Element) => void {
  const known = [...before.querySelectorAll(touched)].map((element) => ({
    nameOf: nameOf(element),
    isOpen: element instanceof HTMLDetailsElement && element.open,
    typed: isTyped(element) && element.value !== element.defaultValue ? element.value : null,
    isTurned: isTicked(element) && element.checked !== element.defaultChecked,
    hasFocus: element === document.activeElement,
  }))
  return (after) => {
    const drawn = [...after.querySelectorAll<HTMLElement>(touched)]
    if (drawn.length !== known.length || drawn.some((element, at) => nameOf(element) !== known[at]?.nameOf))
      return
    for (const [at, { isOpen, typed, isTurned, hasFocus }] of known.entries()) {
      const element = drawn[at] as HTMLElement
      if (isOpen) element.setAttribute('open', '')
      if (typed !== null && isTyped(element)) type(element, typed)
      if (isTurned && isTicked(element) && element.checked === element.defaultChecked) element.click()
      if (hasFocus) element.focus({ preventScroll: true })
    }
  }
}

const nameOf = (element: Element) => `${element.tagName} ${element.getAttribute('name') ?? ''}`

const ticks = ['checkbox', 'radio']

const isTicked = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ticks.includes(element.type)

const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && ![...ticks, 'hidden', 'file'].includes(element.type))

/** As by a keyboard: React hears of a value only if it was not set through the element itself. */
function type(element: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const { prototype } = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
