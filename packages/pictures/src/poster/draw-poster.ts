import { drawLine, widthOf } from './letters.ts'
import { wrapTitle } from './wrap-title.ts'

/** The size that link previews use. The version is part of every cached poster's name: raise it when the drawing changes. */
export const posterSize = { width: 1200, height: 630 }
export const posterVersion = 'poster-1'

const paper = '#fbf8f2'
const ink = '#0f2d40'
const sun = '#c2371b'

const edge = 44
const padding = 44
const wordmark = { width: 132, height: 48.6 }
const widest = posterSize.width - 2 * edge - 2 * padding
/** Fewer lines allow larger letters. The first size that holds the whole title is used; the last one cuts it. */
const smallest = { size: 50, lines: 3 }
const settings = [{ size: 96, lines: 1 }, { size: 76, lines: 1 }, { size: 62, lines: 2 }, smallest]
const lineHeight = 1.16
/** More characters than three lines can hold; measuring a whole essay would block the thread. */
const longestTitle = 160

/** The layer over the scene: a paper card with the shop's name and the title of the page. */
export function drawPoster(title: string): string {
  const { lines, size } = setTitle([...title].slice(0, longestTitle).join(''))
  const step = size * lineHeight
  const textWidth = Math.max(wordmark.width, ...lines.map((line) => widthOf(line, size)))
  const width = Math.ceil(textWidth) + 2 * padding
  const height = Math.ceil(padding + wordmark.height + 20 + lines.length * step + padding - size * 0.16)
  const top = posterSize.height - edge - height
  const firstBaseline = top + padding + wordmark.height + 20 + size * 0.86
  const letters = lines.map(
    (line, at) => drawLine(line, size, edge + padding, firstBaseline + at * step).path,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${posterSize.width}" height="${posterSize.height}"><rect x="${edge}" y="${top}" width="${width}" height="${height}" rx="20" fill="${paper}"/><g transform="translate(${edge + padding - 2} ${top + padding - 8}) scale(${wordmark.width / 125})">${name}</g><path d="${letters.join('')}" fill="${ink}"/></svg>`
}

function setTitle(title: string): { lines: string[]; size: number } {
  const isWhole = (lines: string[]) => !lines.at(-1)?.endsWith('…') || title.trimEnd().endsWith('…')
  const set = ({ size, lines }: (typeof settings)[number], width = widest) =>
    wrapTitle(title, { width, lines, widthOf: (text) => widthOf(text, size) })
  const setting = settings.find((one) => isWhole(set(one))) ?? smallest
  const { size } = setting
  const lines = set(setting)
  if (!isWhole(lines)) return { lines, size }
  // As narrow as the same number of lines allows, so that no word is alone on the last line.
  let balanced = lines
  for (let width = widest - 20; width > 200; width -= 20) {
    const narrower = set(setting, width)
    if (!isWhole(narrower) || narrower.length > lines.length) break
    balanced = narrower
  }
  return { lines: balanced, size }
}

/** The shop's name as in its header, 125 × 46. */
const name = `<g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M4 8.5 12.5 34.5 21 12.5 29.5 34.5 38 8.5"/><circle cx="52" cy="25.5" r="9"/><path d="M70.5 16.5V37c0 4-2.3 6-6.5 6"/><circle cx="87" cy="25.5" r="9"/><path d="M96 16.5v18M106 16.5h14l-14 18h14.5"/></g><circle cx="70.5" cy="7.5" r="3.1" fill="${ink}"/><circle cx="113.2" cy="5.8" r="4.8" fill="${sun}"/>`
