// Keys of the office: `/` goes to the search field, `j` and `k` walk through rows, `Escape` leaves a field. Without it everything works.
const fields = 'input, textarea, select'

// On a phone rooms and their pages are one line each: the place one is at is in sight.
for (const here of document.querySelectorAll('.menu [aria-current]'))
  here.scrollIntoView({ block: 'nearest', inline: 'center' })

/** The first thing of each row that can be pressed. @returns {HTMLElement[]} */
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

// What others write appears by itself: the parts of the page that say so are drawn again while the page is looked at.
const freshMs = 5_000
const fresh = '[data-fresh]'

async function refresh() {
  const parts = [...document.querySelectorAll(fresh)]
  // Nothing is taken from under somebody's hands.
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

// Keys of devices as second factor: where the browser can, the button appears. The answer goes with the form; without it the code does.
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
    // First what every form asks for: a key is not asked in vain.
    const others = [...(button.form?.elements ?? [])].filter(
      (one) => one instanceof HTMLInputElement && one.name !== 'code',
    )
    if (!others.every((one) => one instanceof HTMLInputElement && one.reportValidity())) return
    askKey(button).catch(() => {
      if (said) said.textContent = said.getAttribute('data-passkey-said')
    })
  })
}
