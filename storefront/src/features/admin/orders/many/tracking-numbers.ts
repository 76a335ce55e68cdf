import { TRACKING_NUMBER } from "../TrackingField"

const bare = (number: string): string => number.replace(/[ -]/g, "").toUpperCase()

/** Returns the problem of each tracking number: its format, or a duplicate. Empty numbers have none. */
export function faultsIn(numbers: readonly string[]): ("wrong" | "twice" | undefined)[] {
  const typed = numbers.map(bare)
  return numbers.map((number, at) => {
    if (!typed[at]) return undefined
    if (!TRACKING_NUMBER.test(number.trim())) return "wrong"
    return typed.indexOf(typed[at]) === at ? undefined : "twice"
  })
}

/** Distributes pasted numbers among the fields from index `at`. Returns null if the text has only one number. */
export function pastedOver(numbers: readonly string[], at: number, text: string): string[] | null {
  const pasted = text.split(/[\r\n\t;,]+/).filter((each) => each.trim())
  if (pasted.length < 2) return null
  return numbers.map((number, index) => pasted[index - at]?.trim() ?? number)
}
