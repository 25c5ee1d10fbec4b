import type { ReactNode } from 'react'

/** Drawn on a 20 × 20 grid with a 1.6 line; an `Icon` gives them colour and size. */
export const iconShapes = {
  alert: (
    <>
      <path d="M10 2.9 18 16.6H2z" />
      <path d="M10 8.2v3.6" />
      <circle cx="10" cy="14.2" r=".5" fill="currentColor" />
    </>
  ),
  arrowRight: <path d="M3.5 10h13M11.5 5l5 5-5 5" />,
  calendar: (
    <>
      <rect x="2.8" y="4.2" width="14.4" height="13" rx="2.4" />
      <path d="M2.8 8.4h14.4M6.8 2.4v3.4M13.2 2.4v3.4" />
      <path d="m7.4 12.7 1.9 1.8 3.4-3.6" />
    </>
  ),
  check: <path d="m3.8 10.6 4.2 4.2 8.2-9.4" />,
  chevronDown: <path d="m4.8 7.4 5.2 5.4 5.2-5.4" />,
  chevronRight: <path d="m7.4 4.8 5.4 5.2-5.4 5.2" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7.4" />
      <path d="M10 5.6V10l3 2.2" />
    </>
  ),
  close: <path d="m4.6 4.6 10.8 10.8M15.4 4.6 4.6 15.4" />,
  external: <path d="M8 4.4H4.2v11.4h11.4V12M11.4 3.6h5v5M16 4l-6.6 6.6" />,
  globe: (
    <>
      <circle cx="10" cy="10" r="7.4" />
      <path d="M2.6 10h14.8M10 2.6c2.4 2.2 3.4 4.6 3.4 7.4s-1 5.2-3.4 7.4M10 2.6C7.6 4.8 6.6 7.2 6.6 10s1 5.2 3.4 7.4" />
    </>
  ),
  heart: (
    <path d="M10 16.6C5.2 13.2 2.6 10.6 2.6 7.5a3.9 3.9 0 0 1 7.4-1.7 3.9 3.9 0 0 1 7.4 1.7c0 3.1-2.6 5.7-7.4 9.1z" />
  ),
  info: (
    <>
      <circle cx="10" cy="10" r="7.4" />
      <path d="M10 9.4v4.4" />
      <circle cx="10" cy="6.5" r=".5" fill="currentColor" />
    </>
  ),
  menu: <path d="M3 6h14M3 10.2h14M3 14.4h9" />,
  phone: (
    <path d="M6.9 2.9 4.4 3.5c-.9.3-1.4 1.1-1.3 2C3.7 11.6 8.4 16.3 14.5 16.900c.9.1 1.7-.4 2-1.300l.6-2.5-3.5-1.9-1.7 1.600c-2-1-3.6-2.6-4.6-4.600l1.6-1.700z" />
  ),
  plane: (
    <path d="M2.9 12.3 17.3 6.200c.5-1.6-.7-2.5-2.2-1.900l-3.5 1.5-6-2-1.4.6 4 3.2-2.8 1.2-2.2-1-1 .4z M3.5 16.400h13" />
  ),
  price: (
    <>
      <path d="M10.3 2.800h6.100c.5 0 .8.3.8.800v6.100L10 16.900c-.5.5-1.2.5-1.6 0L3.1 11.600c-.5-.5-.5-1.2 0-1.600z" />
      <circle cx="13.4" cy="6.6" r="1.2" />
    </>
  ),
  shield: (
    <>
      <path d="M10 2.4 16.4 4.800v4.800c0 3.7-2.4 6.5-6.4 8-4-1.5-6.4-4.3-6.4-8V4.800z" />
      <path d="m7 9.9 2.2 2.2 3.9-4.3" />
    </>
  ),
  snow: (
    <path d="M10 2.400v15.200M3.4 6.200l13.2 7.600M16.6 6.2 3.4 13.800M8 3.800l2 1.8 2-1.800M8 16.200l2-1.8 2 1.800M3.7 8.900l2.5-.9-.5-2.600M16.3 11.100l-2.5.9.5 2.600M16.3 8.900l-2.5-.9.5-2.600M3.7 11.100l2.5.9-.5 2.6" />
  ),
  sun: (
    <>
      <circle cx="10" cy="10" r="3.5" />
      <path d="M10 1.900v2M10 16.100v2M1.9 10h2M16.1 10h2M4.3 4.300l1.4 1.400M14.3 14.300l1.4 1.400M15.7 4.300l-1.4 1.400M5.7 14.300l-1.4 1.4" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof iconShapes
