/** The shop's name in the current text colour, so that it works on light and dark. */
export function Logo() {
  return (
    <svg viewBox="0 0 300 96" height="72" role="img" aria-label="Wojaż">
      <Sun />
      <text x="104" y="68" fontSize="60" fontWeight="700" fontFamily="inherit" fill="currentColor">
        Wojaż
      </text>
    </svg>
  )
}

export function Icon() {
  return (
    <svg viewBox="0 0 96 96" width="24" height="24" role="img" aria-label="Wojaż">
      <Sun />
    </svg>
  )
}

/** A sun setting behind two waves. */
function Sun() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="7" strokeLinecap="round">
      <path d="M24 54a24 24 0 0 1 48 0" fill="#e4572e" stroke="#e4572e" />
      <path d="M8 66q10-9 20 0t20 0 20 0 20 0" />
      <path d="M20 82q9-8 18 0t18 0 18 0" />
    </g>
  )
}
