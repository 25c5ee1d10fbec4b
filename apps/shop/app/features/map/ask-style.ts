import type { StyleSpecification } from 'maplibre-gl'

/** The style document named in the shop's settings. Null: there is none, or it cannot be loaded now. */
export async function askStyle(): Promise<StyleSpecification | null> {
  try {
    const answer = await fetch('/map/style.json')
    return answer.status === 200 ? await answer.json() : null
  } catch {
    return null
  }
}
