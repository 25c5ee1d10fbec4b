// Loaded first by every process of the journeys (see stack-clock.ts).
import { ServerResponse } from 'node:http'
import { shiftDate } from './shift-date.mjs'

shiftDate(Number(process.env.E2E_CLOCK_SHIFT))

// Node's own header has the machine's date; by it browsers judge when cookies expire.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (/** @type {any[]} */ ...head) {
  if (!this.headersSent) this.setHeader('date', new Date().toUTCString())
  return Reflect.apply(writeHead, this, head)
}
