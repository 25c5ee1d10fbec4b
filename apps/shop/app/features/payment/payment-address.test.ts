import { expect, test } from 'vitest'
import { decodePlaced, encodePlaced, orderPlacedAddress } from './payment-address.ts'

test('the number of an order survives its address', () => {
  expect(decodePlaced(encodePlaced('W123456782'))).toBe('W123456782')
  expect(orderPlacedAddress('uk', 'W123456782')).toBe('/uk/pz/order-placed/VzEyMzQ1Njc4Mg')
})

test('rubbish in an address is nothing of ours', () => {
  expect(decodePlaced('%%%')).toBeNull()
})
