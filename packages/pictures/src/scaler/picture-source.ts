/**
 * Draws originals that nobody has uploaded: everything below `/file/` that is neither an upload nor a partner's photo. A module
 * with a source exports it as `pictureSource`.
 */
export interface PictureSource {
  /** Part of every cached picture's name: change it when the drawings change. */
  readonly version: string
  /**
   * Returns the function that draws the original as SVG of 1200 × 800; null if it is not one of its pictures. It is called when
   * no cache has the picture. `name` is what follows `/file/`: `scenes/coast.jpg`.
   */
  find(name: string): (() => string) | null
}

/** The built-in source, used last: sky, sea and a shore for everything without a picture. */
export const defaultPictures: PictureSource = {
  version: 'default-1',
  find: (name) => (/^default\/[a-z0-9-]+\.jpg$/.test(name) ? () => shore : null),
}

const shore = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="none"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#a9d3e6"/><stop offset="1" stop-color="#f6e7cf"/></linearGradient><linearGradient id="sea" x2="0" y2="1"><stop stop-color="#5aa5b8"/><stop offset="1" stop-color="#1f6f88"/></linearGradient></defs><rect width="1200" height="800" fill="url(#sky)"/><circle cx="820" cy="330" r="74" fill="#fff4d6"/><path d="M0 470C180 380 330 400 470 450S760 500 860 460S1080 410 1200 440V800H0Z" fill="#8fb3a8"/><rect y="500" width="1200" height="300" fill="url(#sea)"/><path d="M0 690C260 620 520 650 760 710S1100 760 1200 730V800H0Z" fill="#ecd9b4"/></svg>`

/** Imports the modules by name; the sources are tried in this order. */
export async function loadPictureSources(modules: readonly string[]): Promise<PictureSource[]> {
  return Promise.all(
    modules.map(async (name) => {
      const { pictureSource } = await import(/* @vite-ignore */ name)
      if (typeof pictureSource?.find !== 'function')
        throw new Error(`${name} has no pictureSource: PICTURE_SOURCES names modules that export one.`)
      return pictureSource as PictureSource
    }),
  )
}
