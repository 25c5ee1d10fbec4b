import { useInsertionEffect } from 'react'
import { useDelivery } from '../../report/delivery.tsx'

interface ComponentStylesProps {
  uid: string
  styles: string
}

/**
 * The server renders the styles into the head, where the CSP allows them by hash. The CSP cannot contain hashes for pages that
 * the guest goes to later. The browser adds their styles as constructed style sheets, which the CSP does not check.
 */
export function ComponentStyles({ uid, styles }: ComponentStylesProps) {
  const { mark } = useDelivery()
  const name = nameOf(uid, styles)
  useInsertionEffect(() => addSheet(name, styles), [name, styles])
  if (typeof document !== 'undefined') return null
  return (
    <style href={name} precedence={mark ?? 'component'}>
      {styles}
    </style>
  )
}

const added = new Set<string>()

function addSheet(name: string, styles: string) {
  if (added.has(name) || document.querySelector(`style[data-href~="${name}"]`)) return
  added.add(name)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** A sheet is added once per name. An edited style gets a new name, or a preview would show the old one. */
function nameOf(uid: string, styles: string): string {
  let sum = 0
  for (const character of styles) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0
  return `component-${uid.replace(/[^\w-]/g, '')}-${sum >>> 0}`
}
