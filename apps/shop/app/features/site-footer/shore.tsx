/** Three waves in the style of the posters. */
export function Shore() {
  return (
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      className="block h-14 w-full md:h-24"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="var(--color-scene-far)" d="M0 46c160-34 330-34 520-8s330 30 500 4 290-34 420-14v92H0z" />
      <path fill="var(--color-scene-sea)" d="M0 78c190 22 330-26 560-22s300 36 500 26 260-36 380-26v64H0z" />
      <path fill="var(--color-sea)" d="M0 92c150-22 300-14 470 4s330 16 510-6 320-18 460 2v29H0z" />
    </svg>
  )
}
