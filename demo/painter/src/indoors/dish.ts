import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { Cook } from './cook.ts'

/** What is on the plate, within a circle of radius r around (x, y), seen from above. */
export function dish(stage: Stage, random: Random, x: number, y: number, r: number): string {
  const cook = new Cook(stage, random, x, y, r)
  switch (stage.place.dish) {
    case 'mezze':
      return (
        cook.bed('#8ab84a', 34, 0.86) +
        cook.wedges('#d8402c', '#f07a5a', 9) +
        cook.rounds('#cfe6a8', '#8ac060', 9, 0.12) +
        cook.rings('#a8508a', 5) +
        cook.cubes('#fffaf0', 8) +
        cook.balls('#4a3448', 9, 0.06) +
        cook.leaves('#4f8a3a', 7)
      )
    case 'paella':
      return (
        cook.pool('#e2a52c', 0.98) +
        cook.grains('#f6d060', 90) +
        cook.prawns(5) +
        cook.balls('#5f9a3a', 16, 0.04) +
        cook.strips('#d03a2a', 8) +
        cook.lemons(4)
      )
    case 'pasta':
      return (
        cook.pool('#c8442c', 0.84) +
        cook.noodles('#f2d078', 26) +
        cook.balls('#d83a2a', 6, 0.1) +
        cook.leaves('#4f9a3f', 6) +
        cook.flakes('#fff2cc', 22)
      )
    case 'curry':
      return (
        cook.pool('#e09a38', 0.95) +
        cook.halfRice() +
        cook.prawns(3) +
        cook.strips('#d8382a', 7) +
        cook.leaves('#3f9a48', 9) +
        cook.flakes('#fff6e0', 16) +
        cook.lemons(1, '#9ac84a')
      )
    case 'fish':
      return (
        cook.bed('#9ac060', 14, 0.86) +
        cook.fish() +
        cook.lemons(3) +
        cook.balls('#d8402c', 6, 0.07) +
        cook.potatoes(6) +
        cook.leaves('#5f9a44', 6)
      )
    case 'tagine':
      return (
        cook.grainBed('#f0d490') +
        cook.chunks('#a8582c', 8) +
        cook.chunks('#e08a2c', 6) +
        cook.balls('#6a2f3a', 6, 0.07) +
        cook.leaves('#5f9a44', 7) +
        cook.flakes('#f6e2b0', 16)
      )
    case 'pierogi':
      return (
        cook.bed('#a8c070', 8, 0.8) + cook.pierogi(9) + cook.flakes('#a8521c', 34) + cook.leaves('#5f9a44', 8)
      )
    case 'fruit':
      return (
        cook.rounds('#f2c83a', '#fbe68a', 6, 0.24) +
        cook.wedges('#e8442f', '#f58a7a', 7) +
        cook.rounds('#8ac84a', '#d8f0a0', 7, 0.13) +
        cook.balls('#5a2f6a', 10, 0.07) +
        cook.balls('#d8284a', 8, 0.07) +
        cook.leaves('#4f9a3f', 6)
      )
  }
}
