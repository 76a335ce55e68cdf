// Sets the clock of a Node.js process two days ahead. Load it with `node --require`.
const TWO_DAYS = 48 * 60 * 60 * 1000
const { now } = Date
const later = () => now() + TWO_DAYS

globalThis.Date = new Proxy(Date, {
  construct: (target, given) => Reflect.construct(target, given.length ? given : [later()]),
  get: (target, name) => (name === "now" ? later : Reflect.get(target, name)),
})
