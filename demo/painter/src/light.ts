import type { SceneLight } from './scene.ts'

/** Top, upper, lower, horizon. */
export type Sky = readonly [string, string, string, string]

export interface Light {
  name: SceneLight
  /** Empty: the place has its own daytime sky. */
  skies: readonly Sky[]
  /** Factors of a surface's colour in the sun and in the shade. */
  key: string
  fill: string
  sun: string
  glow: string
  sunRadius: number
  /** Height of the sun above the horizon, in pixels. */
  sunHeight: readonly [number, number]
  /** How much distance fades into the colour of the horizon. */
  haze: number
  /** How much the water takes the colour of the sky. */
  mirror: number
  /** Share of windows with a lamp behind them. */
  lamps: number
}

export const lights: Record<SceneLight, Light> = {
  morning: {
    name: 'morning',
    skies: [
      ['#5fa8e0', '#a4d0ee', '#f3e4d6', '#ffd9bd'],
      ['#6aa6dd', '#b3d3ea', '#fbe8cf', '#ffe0ae'],
      ['#7fb2e2', '#c3d3ea', '#f9d9d3', '#ffcdb8'],
    ],
    key: '#fff3e2',
    fill: '#aeb4dc',
    sun: '#fff6dc',
    glow: '#ffe9bd',
    sunRadius: 34,
    sunHeight: [70, 150],
    haze: 0.85,
    mirror: 0.32,
    lamps: 0.06,
  },
  noon: {
    name: 'noon',
    skies: [],
    key: '#fffdf6',
    fill: '#a3b4dd',
    sun: '#fffef2',
    glow: '#ffffff',
    sunRadius: 36,
    sunHeight: [230, 320],
    haze: 0.7,
    mirror: 0.12,
    lamps: 0,
  },
  golden: {
    name: 'golden',
    skies: [
      ['#4a7cc0', '#b3b3d2', '#fbcda2', '#ffb168'],
      ['#5a84c4', '#d8bcc8', '#ffcf9e', '#ffa866'],
      ['#4a8cca', '#a9c4de', '#fcdcba', '#ffc47c'],
    ],
    key: '#ffe0ae',
    fill: '#a78fb8',
    sun: '#fff0c2',
    glow: '#ffd98a',
    sunRadius: 44,
    sunHeight: [45, 130],
    haze: 0.8,
    mirror: 0.42,
    lamps: 0.15,
  },
  dusk: {
    name: 'dusk',
    skies: [
      ['#2b2a66', '#8a4a8e', '#ec7480', '#ffb877'],
      ['#243a73', '#7d5c9e', '#f08a8a', '#ffc58a'],
      ['#3a2860', '#a8467f', '#f4806c', '#ffc06a'],
    ],
    key: '#e8a59a',
    fill: '#6d5896',
    sun: '#ffe9a8',
    glow: '#ffb46e',
    sunRadius: 48,
    sunHeight: [25, 90],
    haze: 0.75,
    mirror: 0.6,
    lamps: 0.55,
  },
  night: {
    name: 'night',
    skies: [
      ['#081230', '#12265a', '#284a86', '#5d83b4'],
      ['#0b1034', '#1f2560', '#41488c', '#7d7bb4'],
      ['#06182f', '#0f3355', '#23607f', '#5fa0a8'],
    ],
    key: '#7488bd',
    fill: '#38477c',
    sun: '#f6f3e0',
    glow: '#b9cdf2',
    sunRadius: 30,
    sunHeight: [190, 300],
    haze: 0.65,
    mirror: 0.55,
    lamps: 0.75,
  },
}
