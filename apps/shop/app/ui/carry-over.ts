const touched = 'details, summary, input, textarea, select, button, a[href]'

/**
 * Remembers what a guest has opened, typed, ticked and focused in a part of the page. Returns how to give it to the same part once it
 * was drawn anew; a part that has become another is left as it is.
 */
export function rememberInput(before: Element): (after: Element) => void {
  const known = [...before.querySelectorAll(touched)].map((element) => ({
    nameOf: nameOf(element),
    isOpen: element instanceof HTMLDetailsElement && element.open,
    typed: isTyped(element) && isChanged(element) ? element.value : null,
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

/** The browser says of a `<select>` only by its options what it began with. */
const isChanged = (element: Typed) =>
  element instanceof HTMLSelectElement
    ? element.value !==
      ([...element.options].find(({ defaultSelected }) => defaultSelected) ?? element.options[0])?.value
    : element.value !== element.defaultValue

const isTicked = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ticks.includes(element.type)

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTyped = (element: Element): element is Typed =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && ![...ticks, 'hidden', 'file'].includes(element.type))

/** As by a keyboard: React hears of a value only if it was not set through the element itself. */
function type(element: Typed, value: string) {
  const { prototype } = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find(
    (kind) => element instanceof kind,
  ) as typeof HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  const name = element instanceof HTMLSelectElement ? 'change' : 'input'
  element.dispatchEvent(new Event(name, { bubbles: true }))
}
