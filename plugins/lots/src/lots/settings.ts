import { refuse } from "@bon-perroquet/shop-api/http"

let days: number | undefined

/** The shop keeps lots, and looks so many days ahead. Called once, when the module is loaded. */
export function keepLots(nearDays: number): void {
  days = nearDays
}

export const keepsLots = (): boolean => days !== undefined

/** How many days ahead a date is near. @throws 404 in a shop that keeps no lots */
export function requireLots(): number {
  if (days === undefined) throw refuse("not_found", 404)
  return days
}
