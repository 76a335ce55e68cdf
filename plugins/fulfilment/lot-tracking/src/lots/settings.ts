import { refuse } from "@bon-perroquet/api-kit/http"

let days: number | undefined

/** Enables lot tracking at module load. */
export function keepLots(nearDays: number): void {
  days = nearDays
}

export const keepsLots = (): boolean => days !== undefined

/** Returns how many days before its date a lot is "near". @throws 404 if lot tracking is disabled */
export function requireLots(): number {
  if (days === undefined) throw refuse("not_found", 404)
  return days
}
