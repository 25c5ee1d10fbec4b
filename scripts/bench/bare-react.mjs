/**
 * `NODE_ENV=production node bare-react.mjs 1500`: writes how many milliseconds of processor `renderToString` takes for a plain tree of so
 * many elements. A process of its own, because React's development build, which others of a bench may load, checks all that it draws.
 */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const warmUp = 30
const rounds = 100
const count = Number(process.argv[2])

const draw = () => {
  const links = Array.from({ length: count - 1 }, (_, number) =>
    createElement('a', { key: number, className: 'link', href: `/${number}` }, `Kreta ${number}`),
  )
  return renderToString(createElement('main', null, links))
}
for (let round = 0; round < warmUp; round += 1) draw()
const before = process.cpuUsage()
for (let round = 0; round < rounds; round += 1) draw()
const { user, system } = process.cpuUsage(before)
process.stdout.write(String((user + system) / 1_000 / rounds))
