import type { StyleSpecification } from 'maplibre-gl'
import { loadOutlines } from './outlines.ts'
import { isOfPictures } from './own-style.ts'

/**
 * The style document named in the shop's settings. Null: there is none, or it cannot be loaded now. It is requested while the library
 * loads, and so are the outlines if our own map will be visible.
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
