/** The files of the shop's font; its fallback is a font of the machine. */
const files = () =>
  [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === 'Onest Variable')

/**
 * Loads every letter of the shop's font, those of all languages. A browser would begin when a letter is first drawn, and measure
 * with whatever the machine has until then.
 */
export async function loadFonts(): Promise<void> {
  await Promise.all(files().map((file) => file.load()))
}
