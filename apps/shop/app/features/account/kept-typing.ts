import { accountPaths, isWayIn } from '@wojaz/account'
import { splitLocale } from '@wojaz/travel/locale'
import { browserStorage } from '../../browser/browser-storage.ts'

/** What somebody has typed on a page that they have to leave for a login. */
interface KeptTyping {
  page: string
  fields: KeptField[]
  /** The login has been shown since: the next time at the page is the coming back. */
  isAwaited: boolean
}

interface KeptField {
  form: number
  name: string
  /** Of boxes and round buttons: which of them. */
  choice: string | null
  value: string | boolean
}

const key = 'kept-typing'
/** Of passwords, codes and cards nothing is kept, however the field looks at the moment. */
const secret = /password|one-time-code|^cc-/
const unkept = new Set(['password', 'hidden', 'file', 'submit', 'button', 'image', 'reset'])

/** Pages on the way through a login; the page one comes back to is none of them. */
function isOnTheWay(path: string): boolean {
  return isWayIn(splitLocale(path).path)
}

/** Pages of the account whose forms need a login. */
export function isInside(path: string): boolean {
  const page = splitLocale(path).path
  return (page === accountPaths.home || page.startsWith(`${accountPaths.home}/`)) && !isOnTheWay(path)
}

/** Before the page is left. */
export function keepTyping(page: string): void {
  const fields = [...document.forms].flatMap((form, index) =>
    [...form.elements].filter(isKept).flatMap((element) => typedIn(element, index)),
  )
  const kept: KeptTyping = { page, fields, isAwaited: false }
  browserStorage('sessionStorage')?.setItem(key, JSON.stringify(kept))
}

/** On every page that opens: what was typed waits through the login, and is put back or forgotten after it. */
export function pageOpened(page: string): void {
  const storage = browserStorage('sessionStorage')
  const kept = readKept(storage?.getItem(key) ?? null)
  if (!kept) return
  if (isOnTheWay(page.replace(/[?#].*/s, ''))) {
    storage?.setItem(key, JSON.stringify({ ...kept, isAwaited: true }))
    return
  }
  storage?.removeItem(key)
  if (kept.isAwaited && kept.page === page) for (const field of kept.fields) putBack(field)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isKept(element: Element): element is Control {
  if (!(element instanceof HTMLInputElement)) {
    return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
  }
  if (unkept.has(element.type) || secret.test(element.autocomplete)) return false
  // What no browser shall remember, a form may still want back: names of others, which are not its owner's to be suggested.
  return element.autocomplete !== 'off' || element.form?.dataset.kept !== undefined
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** All of it: React changes what a field came with as somebody types. */
function typedIn(control: Control, form: number): KeptField[] {
  const { name, value } = control
  if (name === '') return []
  return [
    isBox(control)
      ? { form, name, choice: value, value: control.checked }
      : { form, name, choice: null, value },
  ]
}

function putBack({ form, name, choice, value }: KeptField): void {
  const control = [...(document.forms[form]?.elements ?? [])]
    .filter(isKept)
    .find((each) => each.name === name && (choice === null || each.value === choice))
  if (!control) return
  const isBack = isBox(control) ? control.checked === value : control.value === value
  // What was typed in a part that opens is seen again.
  if (!isBack) control.closest('details')?.setAttribute('open', '')
  if (typeof value === 'boolean') {
    // Pressed rather than set: whoever listens hears of it.
    if (isBox(control) && control.checked !== value) control.click()
    return
  }
  // React remembers what it has drawn; the element's own setter passes that by, so that the event counts as typing.
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Other programs may have written there. */
function readKept(text: string | null): KeptTyping | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptTyping> | null
    return kept && typeof kept.page === 'string' && Array.isArray(kept.fields) ? (kept as KeptTyping) : null
  } catch {
    return null
  }
}
