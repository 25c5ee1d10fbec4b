import type { Random } from '../random.ts'
import type { SceneStyle } from '../scene.ts'
import type { Stage } from '../stage.ts'
import { balconyHotel } from './balcony-hotel.ts'
import { bungalows } from './bungalows.ts'
import { palazzo } from './palazzo.ts'
import { terraceHotel } from './terrace-hotel.ts'

export interface HotelShape {
  /** Middle of the foot. */
  x: number
  y: number
  w: number
  floors: number
  floorHeight: number
  depth?: number
}

type Form = (stage: Stage, random: Random, shape: HotelShape) => string

const blocks: readonly Form[] = [balconyHotel, terraceHotel, palazzo]

/** The building types of each style; a type listed twice is chosen twice as often. */
const forms: Record<SceneStyle, readonly Form[]> = {
  greek: [bungalows, bungalows, terraceHotel, balconyHotel],
  turkish: blocks,
  egyptian: [terraceHotel, balconyHotel, palazzo, bungalows],
  canary: [terraceHotel, bungalows, balconyHotel],
  spanish: blocks,
  italian: [palazzo, palazzo, terraceHotel],
  croatian: [palazzo, balconyHotel, terraceHotel],
  caribbean: [bungalows, palazzo, balconyHotel],
  asian: [bungalows, bungalows, balconyHotel],
  arabic: [balconyHotel, terraceHotel, palazzo],
  alpine: [balconyHotel],
  tatra: [balconyHotel],
  bohemian: [palazzo, palazzo, balconyHotel],
  alpinewinter: [balconyHotel],
  tatrawinter: [balconyHotel],
  baltic: [palazzo, balconyHotel],
  nordic: [palazzo, bungalows],
  portuguese: [palazzo, palazzo, balconyHotel],
  moroccan: [palazzo, palazzo, terraceHotel],
  african: [bungalows, bungalows, terraceHotel],
}

export function hotel(stage: Stage, random: Random, shape: HotelShape): string {
  return random.pick(forms[stage.scene.style])(stage, random, shape)
}
