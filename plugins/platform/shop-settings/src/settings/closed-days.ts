import { closedDaysFrom, dayInBelgium } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CLOSED_DAYS } from "./kinds"
import { readSetting } from "./read"

const DAY_MS = 86_400_000
/** Days before and after now: late orders and delivery promises span weeks. */
const DAYS = { back: 60, ahead: 90 }

/** Returns the closed days around now without weekends, ascending. */
export async function closedDaysOf(container: MedusaContainer, now = new Date()): Promise<string[]> {
  const { value } = await readSetting(container, CLOSED_DAYS)
  const at = (days: number) => dayInBelgium(new Date(now.getTime() + days * DAY_MS))
  return closedDaysFrom(value, { from: at(-DAYS.back), to: at(DAYS.ahead) })
}
