interface Space {
  width: number
  lines: number
  widthOf(text: string): number
}

const ellipsis = '…'

/** Breaks the title into at most `lines` lines that fit the width; the rest becomes an ellipsis. */
export function wrapTitle(title: string, { width, lines, widthOf }: Space): string[] {
  // A one-letter word must not end a line in Polish; one pass is enough for "i w domu".
  const words = title
    .trim()
    .replace(/(^|\s)(\p{L})\s+(?=\S)/gu, '$1$2\u00a0')
    .split(/[^\S\u00a0]+/)
  const set: string[] = []
  for (const word of words) {
    const last = set.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) > width) set.push(word)
    else set[Math.max(0, set.length - 1)] = longer
  }
  if (set.length <= lines && set.every((line) => widthOf(line) <= width)) return set
  const kept = set.slice(0, lines)
  return kept.map((line, at) => {
    const isCut = at === kept.length - 1 && set.length > kept.length
    return isCut || widthOf(line) > width ? shortened(line, { width, widthOf }) : line
  })
}

function shortened(line: string, { width, widthOf }: Omit<Space, 'lines'>): string {
  const signs = [...line]
  while (signs.length > 1 && widthOf(signs.join('').trimEnd() + ellipsis) > width) signs.pop()
  return signs.join('').replace(/[\s,.:;–-]+$/u, '') + ellipsis
}
