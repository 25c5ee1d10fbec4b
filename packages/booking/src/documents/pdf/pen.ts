import type { Locale } from '@wojaz/travel/locale'
import { type FontName, fontNamed } from './fonts.ts'
import { circlePath, colourNumbers, type Point, polygonPath, rectanglePath } from './shapes.ts'
import { plainNumber, type ShapedWord } from './typeface.ts'
import { type About, type DrawnPage, type TaggedPart, type TagKind, writeDocument } from './write-document.ts'

export interface TextStyle {
  readonly font: FontName
  readonly size: number
  /** `#0f2d40`, as all colours here. */
  readonly colour: string
  readonly lineGap?: number
}

interface TextPlace {
  readonly x: number
  readonly y: number
  /** Of a line. Without it the text is one line. */
  readonly width?: number
  readonly align?: 'left' | 'right'
  /** Opened by a press on the text, which is underlined. */
  readonly link?: string
}

/** Draws on the pages of a PDF document. Points of 1/72 inch from the upper left corner. */
export type Pen = ReturnType<typeof openPen>

export function openPen(page: { readonly width: number; readonly height: number }, locale: Locale) {
  const pages: DrawnPage[] = []
  const parts: TaggedPart[] = []
  const used = new Map<FontName, Set<ShapedWord>>()
  let current: DrawnPage
  addPage()

  function addPage(): void {
    current = { operators: [], parts: [], links: [] }
    pages.push(current)
  }

  const put = (operators: string) => current.operators.push(operators)
  const lineHeight = ({ font, size, lineGap = 0 }: TextStyle) =>
    (fontNamed(font).face.lineHeight / 1_000) * size + lineGap

  const linesOf = (text: string, { font, size }: TextStyle, width = Number.POSITIVE_INFINITY) =>
    fontNamed(font).face.lines(text, (width / size) * 1_000)

  function drawLine(line: ShapedWord, style: TextStyle, { x, y, width, align, link }: TextPlace): void {
    const { font, size, colour } = style
    const { face } = fontNamed(font)
    const wide = (line.width * size) / 1_000
    if (line.shown === '') return
    note(font, line)
    const start = align === 'right' && width !== undefined ? x + width - wide : x
    const base = page.height - y - (face.ascent / 1_000) * size
    const place = `${plainNumber(start)} ${plainNumber(base)}`
    put(`BT ${colourNumbers(colour)} rg /${font} ${size} Tf ${place} Td [${line.shown}]TJ ET`)
    if (link === undefined) return
    const [end, below] = [start + wide, y + (face.lineHeight / 1_000) * size]
    current.links.push({ url: link, corners: [upwards([start, below]), upwards([end, y])] })
    drawThrough(
      [
        [start, below - 0.5],
        [end, below - 0.5],
      ],
      0.5,
      colour,
    )
  }

  function note(font: FontName, line: ShapedWord): void {
    const lines = used.get(font)
    if (lines) lines.add(line)
    else used.set(font, new Set([line]))
  }

  function drawThrough(points: readonly Point[], width: number, colour: string): void {
    const round = width > 1 ? '1 J 1 j ' : ''
    put(`q ${round}${width} w ${colourNumbers(colour)} RG ${polygonPath(points.map(upwards))} S Q`)
  }

  return {
    /** Returns where the text ends. */
    text(text: string, style: TextStyle, place: TextPlace): number {
      let { y } = place
      for (const line of linesOf(text, style, place.width)) {
        drawLine(line, style, { ...place, y })
        y += lineHeight(style)
      }
      return y
    },

    heightOf: (text: string, style: TextStyle, width: number): number =>
      linesOf(text, style, width).length * lineHeight(style),

    rectangle(x: number, y: number, width: number, height: number, colour: string, radius = 0): void {
      const path = rectanglePath(x, page.height - y - height, width, height, radius)
      put(`${colourNumbers(colour)} rg ${path} f`)
    },

    circle(x: number, y: number, radius: number, colour: string): void {
      put(`${colourNumbers(colour)} rg ${circlePath(x, page.height - y, radius)} f`)
    },

    /** Several polygons are one shape, so that no gap is seen between them. */
    polygons(all: readonly (readonly Point[])[], colour: string): void {
      const paths = all.map((points) => `${polygonPath(points.map(upwards))} h`)
      put(`${colourNumbers(colour)} rg ${paths.join(' ')} f`)
    },

    /** A line through these points, with round ends when it is thick. */
    line: drawThrough,

    /** Marks what a screen reader reads. */
    tag(kind: TagKind, draw: () => void, aloud?: string): void {
      const on = current
      put(`/${kind} <</MCID ${on.parts.length}>> BDC`)
      on.parts.push(parts.length)
      parts.push({ kind, page: pages.indexOf(on), place: on.parts.length - 1, aloud })
      draw()
      put('EMC')
    },

    /** Marks content that is visible but not read aloud. */
    decoration(draw: () => void): void {
      put('/Artifact <</Type /Layout>> BDC')
      draw()
      put('EMC')
    },

    addPage,

    /** Draws on every page, after all of them are known. */
    onEveryPage(draw: (number: number, count: number) => void): void {
      for (const [index, one] of pages.entries()) {
        current = one
        draw(index + 1, pages.length)
      }
    },

    finish: (about: About): Buffer =>
      writeDocument({
        about: { ...about, locale },
        page,
        pages,
        parts,
        fonts: [...used].map(([name, lines]) => {
          const { face, embed } = fontNamed(name)
          return { name, face, embedded: embed(locale, lines) }
        }),
      }),
  }

  function upwards([x, y]: Point): Point {
    return [x, page.height - y]
  }
}
