import { expect, test } from 'vitest'
import { carrierName } from './carrier-name.ts'

test.each([
  ['Zofia Żółć', 'ZOFIA ZOLC'],
  ['Łukasz', 'LUKASZ'],
  ['Kowalska-Nowak', 'KOWALSKA-NOWAK'],
  ['Kowalska – Nowak', 'KOWALSKA NOWAK'],
  ['Dvořáková', 'DVORAKOVA'],
  ['Ștefan Țăran', 'STEFAN TARAN'],
  ['Erdős Örs', 'ERDOS ORS'],
  ['Strauß', 'STRAUSS'],
  ["O'Neill", 'ONEILL'],
  ['Юлія Згурська', 'YULIIA ZGHURSKA'],
  ['Євген Їжакевич', 'YEVHEN YIZHAKEVYCH'],
  ['Марʼяна', 'MARIANA'],
  ['=1+1 <b>', 'B'],
  ['  -Anna-  ', 'ANNA'],
])('%j is written %j', (name, written) => {
  expect(carrierName(name)).toBe(written)
})
