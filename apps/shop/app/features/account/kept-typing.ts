import { accountPaths, isWayIn } from '@wojaz/account'
import { splitLocale } from '@wojaz/travel/locale'
import { browserStorage } from '../../browser/browser-storage.ts'

/** What somebody has typed on a page that they have to leave for a login. */
interface KeptTyping {
  page: string
  fields: KeptField[]
  /** The login page was shown in between, so the next visit of the page is the return. */
  isAwaited: boolean
}

interface KeptField {
  form: number
  name: string
  /** For checkboxes and radio buttons: which one. */
  choice: string | null
  value: string | boolean
}

const key = 'kept-typing'
/** Passwords, codes and card numbers are never stored, whatever type the field has at the moment. */
const secret = /password|one-time-code|^cc-/
const unkept = new Set(['password', 'hidden', 'file', 'submit', 'button', 'image', 'reset'])

/** Pages of the login. The page one returns to is not among them. */
export function isOnTheWay(path: string): boolean {
  return isWayIn(splitLocale(path).path)
}

/** Pages of the account whose forms need a login. */
export function isInside(path: string): boolean {
  const page = splitLocale(path).path
  return (page === accountPaths.home || page.startsWith(`${accountPaths.home}/`)) && !isOnTheWay(path)
}

/** Stores the typed values before the page is left. */
export function keepTyping(page: string): void {
  const fields = [...document.forms].flatMap((form, index) =>
    [...form.elements].filter(isKept).flatMap((element) => typedIn(element, index)),
  )
  const kept: KeptTyping = { page, fields, isAwaited: false }
  browserStorage('sessionStorage')?.setItem(key, JSON.stringify(kept))
}

/** Called on every page that opens. During the login the typed values stay stored; after it they are restored or deleted. */
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
  // `autocomplete="off"` keeps the browser from suggesting names of other people. A form with `data-kept` still wants them
  // restored.
  return element.autocomplete !== 'off' || element.form?.dataset.kept !== undefined
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Takes all fields: React changes a field's default value while somebody types, so changes cannot be detected. */
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
  // Restored values inside a closed `details` must be visible.
  if (!isBack) control.closest('details')?.setAttribute('open', '')
  if (typeof value === 'boolean') {
    // A click instead of setting `checked`, so that event listeners run.
    if (isBox(control) && control.checked !== value) control.click()
    return
  }
  // React overrides the value setter of the element and ignores values it set itself. The prototype's setter makes the event
  // count as typing.
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Returns null if the stored value is not ours. */
function readKept(text: string | null): KeptTyping | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptTyping> | null
    return kept && typeof kept.page === 'string' && Array.isArray(kept.fields) ? (kept as KeptTyping) : null
  } catch {
    return null
  }
}
