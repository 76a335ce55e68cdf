import { refuse } from "@bon-perroquet/api-kit/http"

let nearDays: () => number | undefined = () => undefined

/** @param days returns how many days before its date a lot is "near", or undefined while lots are not tracked */
export function keepLots(days: () => number | undefined): void {
  nearDays = days
}

export const keepsLots = (): boolean => nearDays() !== undefined

/** Returns how many days before its date a lot is "near". @throws 404 if lot tracking is disabled */
export function requireLots(): number {
  const days = nearDays()
  if (days === undefined) throw refuse("not_found", 404)
  return days
}
