/** A drawing of a parasol under a passing cloud. */
export function RainyBeach({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 560 440" className={className} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="beach-sky" x2="0" y2="1">
          <stop offset=".1" stopColor="var(--color-scene-sky)" />
          <stop offset="1" stopColor="var(--color-scene-haze)" />
        </linearGradient>
      </defs>
      <rect width="560" height="250" fill="url(#beach-sky)" />
      <circle cx="430" cy="96" r="46" fill="var(--color-scene-sun)" />
      <path fill="var(--color-scene-far)" d="M300 244c50-30 84-52 116-52 44 0 82 26 144 52z" />
      <path fill="var(--color-scene-sea)" d="M0 240h560v110H0z" />
      <path fill="var(--color-scene-cloud)" opacity=".7" d="M0 322c120-14 210 16 320 4s170-22 240-12v22H0z" />
      <path fill="var(--color-scene-sand)" d="M0 330c120-14 210 16 320 4s170-22 240-12v118H0z" />
      <path
        stroke="var(--color-scene-deep)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
        d="m176 146-10 30M216 150l-12 36M256 146l-10 30M296 150l-12 36M196 196l-8 24M276 196l-8 24"
      />
      <path
        fill="var(--color-scene-cloud)"
        d="M130 134h196c34 0 36-48 2-54-8-40-62-48-84-18-26-18-62-2-64 28-30-8-72 0-72 24 0 12 8 20 22 20z"
      />
      <ellipse cx="236" cy="392" rx="118" ry="10" fill="var(--color-scene-shade)" />
      <path stroke="var(--color-ink)" strokeWidth="6" strokeLinecap="round" d="m222 246 14 146" />
      <path fill="var(--color-accent)" d="M110 288c8-62 60-98 114-98s108 36 116 94c-76-22-154-20-230 4z" />
      <path fill="var(--color-scene-cloud)" d="M168 274c4-44 26-78 54-84 32 6 56 36 64 82-40-6-80-6-118 2z" />
      <path fill="var(--color-accent)" d="M206 270c0-36 8-66 17-80 12 14 22 42 24 79-14-1-28 0-41 1z" />
      <g stroke="var(--color-ink)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="m300 378 74-6 44-34M322 376l-8 22M382 368l10 22" />
      </g>
    </svg>
  )
}
