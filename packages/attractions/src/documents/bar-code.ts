import bwip from 'bwip-js/node'
import type { TicketCode } from '../suppliers/supplier.ts'

/** A code as one path of black bars, in units of its narrowest bar: the same for paper and screen. */
export interface BarCode {
  readonly width: number
  readonly height: number
  /** An SVG path. */
  readonly path: string
  readonly value: string
}

type Drawable = Extract<TicketCode['format'], 'QRCODE' | 'AZTECCODE' | 'CODE128'>

const symbols = { QRCODE: 'qrcode', AZTECCODE: 'azteccode', CODE128: 'code128' } as const satisfies Record<
  Drawable,
  string
>
/** Bars need some height for a scanner that is not held straight. */
const lineHeight = 28

export function isDrawable(code: TicketCode): code is TicketCode & { readonly format: Drawable } {
  return code.format in symbols
}

/** Null if the value cannot be encoded in this format; the guest then has the printed characters. */
export function barCode({ format, value }: TicketCode & { readonly format: Drawable }): BarCode | null {
  try {
    const [made] = bwip.raw(symbols[format], value, format === 'QRCODE' ? 'eclevel=M' : '')
    if (!made) return null
    return 'pixs' in made ? dots(made, value) : lines(made.sbs, value)
  } catch {
    return null
  }
}

interface Dots {
  readonly pixs: readonly number[]
  readonly pixx: number
  readonly pixy: number
}

function dots({ pixs, pixx, pixy }: Dots, value: string): BarCode {
  let path = ''
  for (let y = 0; y < pixy; y += 1) {
    let x = 0
    while (x < pixx) {
      const from = x
      while (x < pixx && pixs[y * pixx + x] === 1) x += 1
      if (x > from) path += `M${from} ${y}H${x}V${y + 1}H${from}Z`
      else x += 1
    }
  }
  return { width: pixx, height: pixy, path, value }
}

/** Widths of bar, gap, bar, gap … */
function lines(widths: readonly number[], value: string): BarCode {
  let [path, x] = ['', 0]
  for (const [index, wide] of widths.entries()) {
    if (index % 2 === 0) path += `M${x} 0H${x + wide}V${lineHeight}H${x}Z`
    x += wide
  }
  return { width: x, height: lineHeight, path, value }
}
