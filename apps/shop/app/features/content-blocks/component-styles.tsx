import { useInsertionEffect } from 'react'
import { useDelivery } from '../../report/delivery.tsx'

interface ComponentStylesProps {
  uid: string
  styles: string
}

/**
 * The server writes them into the head, where the policy of the document names them by their hash. It cannot name the styles of pages
 * that the guest goes to from there: the browser adds those as sheets of its own, for which no policy is asked.
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

/** A sheet of one name is added once: an edited style needs another name, or a preview would keep the old one. */
function nameOf(uid: string, styles: string): string {
  let sum = 0
  for (const character of styles) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0
  return `component-${uid.replace(/[^\w-]/g, '')}-${sum >>> 0}`
}
