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
