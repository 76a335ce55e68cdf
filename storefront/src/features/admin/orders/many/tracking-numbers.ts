import { TRACKING_NUMBER } from "../tracking-number"

const bare = (number: string): string => number.replace(/[ -]/g, "").toUpperCase()

/** What is wrong with each of the numbers; a parcel may leave without one, and no two have the same. */
export function faultsIn(numbers: readonly string[]): ("wrong" | "twice" | undefined)[] {
  const typed = numbers.map(bare)
  return numbers.map((number, at) => {
    if (!typed[at]) return undefined
    if (!TRACKING_NUMBER.test(number.trim())) return "wrong"
    return typed.indexOf(typed[at]) === at ? undefined : "twice"
  })
}

/** The numbers with a pasted column of them from one field on; null where one was pasted and no column. */
export function pastedOver(numbers: readonly string[], at: number, text: string): string[] | null {
  const pasted = text.split(/[\r\n\t;,]+/).filter((each) => each.trim())
  if (pasted.length < 2) return null
  return numbers.map((number, index) => pasted[index - at]?.trim() ?? number)
}
