import { closedDaysFrom, dayInBelgium, type DispatchSettings } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { DISPATCH_SETTINGS } from "./kinds"
import { readSetting } from "./read"

const DAY_MS = 86_400_000
/** Days before and after now for which closed days are listed. */
const DAYS = { back: 60, ahead: 90 }

/** Returns on which days and until when orders are dispatched. */
export const dispatchOf = async (container: MedusaContainer): Promise<DispatchSettings> =>
  (await readSetting(container, DISPATCH_SETTINGS)).value

/** Returns the closed days around now in ascending order, without weekends. */
export async function closedDaysOf(container: MedusaContainer, now = new Date()): Promise<string[]> {
  const at = (days: number) => dayInBelgium(new Date(now.getTime() + days * DAY_MS))
  return closedDaysFrom(await dispatchOf(container), { from: at(-DAYS.back), to: at(DAYS.ahead) })
}
