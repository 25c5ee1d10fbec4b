// Keyboard shortcuts of the office: `/` goes to the search field, `j` and `k` move through rows, `Escape` leaves a field.
// Everything also works without this script.
const fields = 'input, textarea, select'

// On a phone the rooms and their pages are one scrollable line each; scrolls the current entry into view.
for (const here of document.querySelectorAll('.menu [aria-current]'))
  here.scrollIntoView({ block: 'nearest', inline: 'center' })

/** The first link or button of each row. @returns {HTMLElement[]} */
function rowTargets() {
  return [...document.querySelectorAll('[data-row]')].flatMap((row) => {
    const target = row.querySelector('a, button')
    return target instanceof HTMLElement ? target : []
  })
}

/** @param {HTMLElement} here @param {1 | -1} step */
function walk(here, step) {
  const targets = rowTargets()
  const current = targets.findIndex((one) => one.closest('[data-row]') === here.closest('[data-row]'))
  targets[Math.min(Math.max(current + step, 0), targets.length - 1)]?.focus()
}

document.addEventListener('keydown', (event) => {
  const here = document.activeElement
  if (event.ctrlKey || event.metaKey || event.altKey || !(here instanceof HTMLElement)) return
  if (here.matches(fields)) {
    if (event.key === 'Escape') here.blur()
    return
  }
  if (event.key === 'j') walk(here, 1)
  if (event.key === 'k') walk(here, -1)
  const field = document.getElementById('szukaj')
  if (event.key !== '/' || !(field instanceof HTMLInputElement)) return
  event.preventDefault()
  field.focus()
  field.select()
})

// Parts marked with `data-fresh` are reloaded every few seconds while the page is visible, so that new messages appear.
const freshMs = 5_000
const fresh = '[data-fresh]'

async function refresh() {
  const parts = [...document.querySelectorAll(fresh)]
  // Does not replace a part that has the focus.
  if (document.hidden || parts.some((part) => part.contains(document.activeElement))) return
  const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!response?.ok || response.redirected) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const part of parts) {
    const next = page.querySelector(`[data-fresh="${part.getAttribute('data-fresh')}"]`)
    if (next && next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes)
  }
}

if (document.querySelector(fresh)) setInterval(refresh, freshMs)

// Passkeys as second factor: the button appears where the browser supports them. The form sends the assertion, or the code if
// there is none.
const speaksKeys =
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** @param {HTMLButtonElement} button */
async function askKey(button) {
  const question = JSON.parse(button.dataset.question ?? '{}')
  const isNew = button.dataset.passkey === 'create'
  const key = isNew
    ? await navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question),
      })
    : await navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question),
      })
  const { form } = button
  const answer = form?.elements.namedItem('passkey')
  if (!(key instanceof PublicKeyCredential) || !form || !(answer instanceof HTMLInputElement)) return
  answer.value = JSON.stringify(key)
  const code = form.elements.namedItem('code')
  if (code instanceof HTMLInputElement) code.required = false
  form.requestSubmit()
}

for (const button of document.querySelectorAll('button[data-passkey]')) {
  if (!speaksKeys || !(button instanceof HTMLButtonElement)) continue
  button.hidden = false
  const said = button.parentElement?.querySelector('[data-passkey-said]')
  button.addEventListener('click', () => {
    // Checks the required fields first, so that the passkey is not requested in vain.
    const others = [...(button.form?.elements ?? [])].filter(
      (one) => one instanceof HTMLInputElement && one.name !== 'code',
    )
    if (!others.every((one) => one instanceof HTMLInputElement && one.reportValidity())) return
    askKey(button).catch(() => {
      if (said) said.textContent = said.getAttribute('data-passkey-said')
    })
  })
}
