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

/** What an order got of a recalled lot, and what became of it since. */
interface Affected {
  /** Units of the order's lines that are of the lot. */
  units: number
  /** The lines that have goods of it. */
  lines: readonly string[]
  /** null: it is not called back. */
  recalled_at: Date | null
  cause: string
  refunds: readonly Given[]
  replacements: readonly Replacement[]
}

export interface Remedy {
  /** Units given back as money since. */
  refunded: number
  replacements: { number: string; quantity: number }[]
  /** Units for which there was neither yet. */
  to_remedy: number
}

/** What an administrator's replacements for a lot are known by. */
export const causeOf = (lot: string): string => `recall:${lot}`

const sum = (items: readonly { quantity: number }[]): number =>
  items.reduce((units, { quantity }) => units + quantity, 0)

/** Money or goods for each unit, not both: what was given back of the same lines since the recall counts as for the lot. */
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
