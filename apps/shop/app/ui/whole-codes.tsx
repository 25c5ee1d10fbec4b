const postalCode = /(?<![\d-])(\d{2}-\d{3})(?![\d-])/

/** A line of text in which postal codes do not break at their hyphen. */
export function WholeCodes({ text }: { text: string }) {
  return text.split(postalCode).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
