/** @typedef {import("./measure.mjs").Comparison} Comparison */

/** @param {number} value */
export const number = (value) =>
  value.toLocaleString("en-GB", { maximumFractionDigits: value < 100 ? (value < 10 ? 2 : 1) : 0 })
/** @param {number} ratio */
export const times = (ratio) => `${number(ratio)} ×`

/** @param {Comparison} comparison */
export const ratioOf = ({ stock, ours }) => ours.perSecond / stock.perSecond

/**
 * Compares the results with the targets.
 * @param {Comparison} comparison
 * @returns {{ wanted: string, is: string, missed: boolean }[]}
 */
export function checksOf(comparison) {
  const { stock, ours, target = {} } = comparison
  const ratio = ratioOf(comparison)
  const p99 = ours.p99 / stock.p99
  return [
    ...(target.ratio === undefined
      ? []
      : [{ wanted: `at least ${times(target.ratio)}`, is: times(ratio), missed: !(ratio >= target.ratio) }]),
    ...(target.perSecond === undefined
      ? []
      : [
          {
            wanted: `at least ${number(target.perSecond)}/s`,
            is: `${number(ours.perSecond)}/s`,
            missed: !(ours.perSecond >= target.perSecond),
          },
        ]),
    ...(target.p99 === undefined
      ? []
      : [{ wanted: `p99 at most ${times(target.p99)}`, is: times(p99), missed: !(p99 <= target.p99) }]),
    ...(target.p95Ms === undefined
      ? []
      : [
          {
            wanted: `p95 at most ${target.p95Ms} ms`,
            is: `${number(ours.p95)} ms`,
            missed: !(ours.p95 <= target.p95Ms),
          },
        ]),
  ]
}
