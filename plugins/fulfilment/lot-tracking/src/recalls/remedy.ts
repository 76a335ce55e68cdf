import type { GivenRefund, LineUnits, PlacedReplacement } from "@bon-perroquet/api-kit/replacements"

interface Affected {
  units: number
  lines: readonly string[]
  /** null if the lot is not recalled. */
  recalled_at: Date | null
  cause: string
  refunds: readonly GivenRefund[]
  replacements: readonly PlacedReplacement[]
}

export interface Remedy {
  /** Units refunded since the recall. */
  refunded: number
  replacements: { number: string; quantity: number }[]
  to_remedy: number
}

export const causeOf = (lot: string): string => `recall:${lot}`

const sum = (items: readonly { quantity: number }[]): number =>
  items.reduce((units, { quantity }) => units + quantity, 0)

/**
 * Computes how many units still need a refund or replacement. Refunds of these lines count if they are newer than the
 * recall.
 */
export function remedyOf({ units, lines, recalled_at, cause, refunds, replacements }: Affected): Remedy {
  if (!recalled_at) return { refunded: 0, replacements: [], to_remedy: 0 }
  const refunded = sum(
    refunds
      .filter(
        ({ created_at, state }) => created_at > recalled_at && state !== "refused" && state !== "failed",
      )
      .flatMap(({ parts }) => parts?.items ?? [])
      .filter(({ id }) => lines.includes(id)),
  )
  const replaced = replacements
    .filter((each) => each.cause === cause && !each.is_cancelled)
    .map(({ replacement_number, items }) => ({ number: replacement_number, quantity: sum(items) }))
  return {
    refunded: Math.min(refunded, units),
    replacements: replaced,
    to_remedy: Math.max(0, units - refunded - sum(replaced)),
  }
}

export function takeUnits(lines: readonly LineUnits[], requested: number): LineUnits[] {
  let rest = requested
  return lines.flatMap(({ id, quantity }) => {
    const units = Math.min(quantity, rest)
    rest -= units
    return units > 0 ? [{ id, quantity: units }] : []
  })
}
