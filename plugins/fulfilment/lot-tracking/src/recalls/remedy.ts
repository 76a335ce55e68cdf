interface Given {
  created_at: Date
  state: string
  parts: { items: { id: string; quantity: number }[] } | null
}

interface Replacement {
  replacement_number: string
  cause: string
  items: { quantity: number }[]
  is_cancelled: boolean
}

interface Affected {
  units: number
  lines: readonly string[]
  /** null if the lot is not recalled. */
  recalled_at: Date | null
  cause: string
  refunds: readonly Given[]
  replacements: readonly Replacement[]
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
