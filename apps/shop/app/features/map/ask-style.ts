import type { StyleSpecification } from 'maplibre-gl'

let asked: Promise<StyleSpecification | null> | null = null

/** The style document that the shop's settings name; null: there is none, or it cannot be had now. Asked once a visit. */
export function askStyle(): Promise<StyleSpecification | null> {
  asked ??= fetch('/map/style.json')
    .then((answer) => (answer.status === 200 ? answer.json() : null))
    .catch(() => {
      asked = null
      return null
    })
  return asked
}
