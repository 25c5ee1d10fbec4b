/** Whether the guest is in the middle of something: a field or a dialog is open, or a form is being filled in. */
export function guestIsBusy(page: Document): boolean {
  return (
    page.querySelector('dialog[open], [role="dialog"], [data-dropdown][open], [data-search-line][open]') !==
      null ||
    (page.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false) ||
    [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)].some(
      ({ value, defaultValue }) => value !== '' && value !== defaultValue,
    )
  )
}

/** Fields with typed text. Ticks do not count: they apply at once or need no care. */
const typed = ['text', 'email', 'tel', 'password', 'date', 'number']
  .map((type) => `form input[type="${type}"]`)
  .concat('form textarea')
  .join()
