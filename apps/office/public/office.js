// Keys of the office: `/` goes to the search field, `j` and `k` walk through rows, `Escape` leaves a field. Without it everything works.
const fields = 'input, textarea, select'

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
