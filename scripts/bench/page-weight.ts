import { gzipSync } from 'node:zlib'

/** What a browser loads before the page is interactive: the page, its style sheets, and every script it names or preloads. */
export async function pageWeight(siteUrl: string, path = '/', cookie = '') {
  const page = await (await fetch(siteUrl + path, { headers: { cookie } })).text()
  const addresses = new Set(
    [...page.matchAll(/"(\/(?:assets|dictionary)\/[^"\\]+\.(?:js|css))/g)].map((found) => found[1] as string),
  )
  const weigh = async (ending: string) => {
    const files = [...addresses].filter((address) => address.endsWith(ending))
    const bodies = await Promise.all(files.map(async (file) => (await fetch(siteUrl + file)).arrayBuffer()))
    return bodies.reduce((sum, body) => sum + gzipSync(new Uint8Array(body)).length, 0)
  }
  return { html: gzipSync(page).length, css: await weigh('.css'), javascript: await weigh('.js') }
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
