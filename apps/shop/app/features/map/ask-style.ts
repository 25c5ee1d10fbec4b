import type { StyleSpecification } from 'maplibre-gl'

/** The style document that the shop's settings name; null: there is none, or it cannot be had now. */
export async function askStyle(): Promise<StyleSpecification | null> {
  try {
    const answer = await fetch('/map/style.json')
    return answer.status === 200 ? await answer.json() : null
  } catch {
    return null
  }
}
