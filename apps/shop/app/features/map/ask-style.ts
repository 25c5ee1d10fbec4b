import type { StyleSpecification } from 'maplibre-gl'
import { loadOutlines } from './outlines.ts'
import { isOfPictures } from './own-style.ts'

/**
 * The style document that the shop's settings name; null: there is none, or it cannot be had now. Asked while the library is on its
 * way, and so are the outlines where our own map will be seen.
 */
export async function askStyle(): Promise<StyleSpecification | null> {
  const style = await ask()
  if (!style || isOfPictures(style)) void loadOutlines()
  return style
}

async function ask(): Promise<StyleSpecification | null> {
  try {
    const answer = await fetch('/map/style.json')
    return answer.status === 200 ? await answer.json() : null
  } catch {
    return null
  }
}
