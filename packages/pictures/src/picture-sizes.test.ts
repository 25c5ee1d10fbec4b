import { expect, test } from 'vitest'
import { defaultQuality, imageQuality, pictureWidths } from './picture-sizes.ts'

test('pictures have the widths of the contract, for devices and for small places', () => {
  expect(pictureWidths.devices).toEqual([384, 512, 640, 750, 828, 1080, 1200])
  expect(pictureWidths.small).toEqual([16, 32, 48, 64, 96, 128, 256, 384])
})

test('an address without a quality means 80; pages of the shop ask for 75', () => {
  expect([defaultQuality, imageQuality]).toEqual([80, 75])
})
