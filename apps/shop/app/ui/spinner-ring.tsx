const strokes = { 20: 5, 50: 3.4, 100: 2.6 }

export type SpinnerSize = keyof typeof strokes

/** Only the turning ring, for places that have their own text. */
export function SpinnerRing({ size }: { size: SpinnerSize }) {
  return (
    <svg
      viewBox="0 0 44 44"
      width={size}
      height={size}
      className="spinner-ring animate-turn"
      fill="none"
      strokeWidth={strokes[size]}
      strokeLinecap="round"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="22" cy="22" r="19" opacity="0.2" />
      <path d="M22 3a19 19 0 0 1 19 19" />
    </svg>
  )
}
