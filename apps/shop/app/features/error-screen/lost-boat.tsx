/** A paper boat that has sailed off the map. */
export function LostBoat({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 560 440" className={className} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="boat-sky" x2="0" y2="1">
          <stop offset=".1" stopColor="var(--color-scene-sky)" />
          <stop offset="1" stopColor="var(--color-scene-haze)" />
        </linearGradient>
      </defs>
      <rect width="560" height="260" fill="url(#boat-sky)" />
      <circle cx="394" cy="206" r="62" fill="var(--color-scene-sun)" />
      <g fill="var(--color-scene-cloud)">
        <path
          d="M62 96h120c14 0 14-20-2-22-6-20-36-24-48-6-14-8-32 0-32 14-16-4-38 2-38 14zM330 66h92c10 0 12-15-1-17-5-15-27-18-36-5-10-6-24 0-24 11-13-3-31 3-31 11z"
          opacity=".9"
        />
      </g>
      <path fill="var(--color-scene-far)" d="M0 252c60-34 96-58 132-58 40 0 62 36 108 58z" />
      <path fill="var(--color-scene-hill)" d="M440 252c34-22 58-44 84-44 14 0 26 8 36 16v28z" />
      <path fill="var(--color-scene-sea)" d="M0 250h560v190H0z" />
      <path
        stroke="var(--color-scene-sun)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".8"
        d="M352 268h84M368 282h58M340 298h66M392 298h34M372 314h48"
      />
      <path fill="var(--color-scene-deep)" d="M0 338c70-18 130-18 200 0s140 18 210 0 110-16 150-6v108H0z" />
      <g>
        <path fill="var(--color-scene-cloud)" d="M142 308h176l-30 48H172z" />
        <path fill="var(--color-paper-sunk)" d="M230 308h88l-30 48h-58z" />
        <path fill="var(--color-scene-cloud)" d="m230 222 44 86h-88z" />
        <path fill="var(--color-paper-sunk)" d="m230 222 44 86h-44z" />
        <path fill="var(--color-accent)" d="m230 222 28-10-28-12z" />
        <path stroke="var(--color-ink)" strokeWidth="3" strokeLinecap="round" d="M230 198v26" />
      </g>
      <path fill="var(--color-sea)" d="M0 374c80 18 140-18 230-14s130 26 210 14 90-22 120-16v82H0z" />
    </svg>
  )
}
