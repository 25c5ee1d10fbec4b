/** The name drawn in one line; the dot of the ż is the sun of the posters. The link around it has the accessible name. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 125 46" className={className} fill="none" aria-hidden="true" focusable="false">
      <g stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M4 8.5 12.5 34.5 21 12.5 29.5 34.5 38 8.5" />
        <circle cx="52" cy="25.5" r="9" />
        <path d="M70.5 16.5V37c0 4-2.3 6-6.5 6" />
        <circle cx="87" cy="25.5" r="9" />
        <path d="M96 16.5v18M106 16.5h14l-14 18h14.5" />
      </g>
      <circle cx="70.5" cy="7.5" r="3.1" fill="currentColor" />
      <circle cx="113.2" cy="5.8" r="4.8" fill="var(--color-accent)" className="sun" />
    </svg>
  )
}
