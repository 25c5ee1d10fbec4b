import { createRequire } from 'node:module'
import { openEmbedding } from './embed-font.ts'
import { openTypeface } from './typeface.ts'

// Resolved from the package, because this file has another path in a bundle.
const require = createRequire(import.meta.url)
// The full fonts for all five languages: the subsets made for browsers break Polish letters.
const files = {
  regular: () => require.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
  strong: () => require.resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf'),
  title: () => require.resolve('@expo-google-fonts/onest/800ExtraBold/Onest_800ExtraBold.ttf'),
}

export type FontName = keyof typeof files

type OpenFont = ReturnType<typeof openFont>

const opened = new Map<FontName, OpenFont>()

/** Fonts are read once. Reading them again would take longer than a document. */
export function fontNamed(name: FontName): OpenFont {
  const known = opened.get(name)
  if (known) return known
  const made = openFont(files[name]())
  opened.set(name, made)
  return made
}

function openFont(file: string) {
  const face = openTypeface(file)
  return { face, embed: openEmbedding(face) }
}
