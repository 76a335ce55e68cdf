import { z } from "zod"

/** What the contract keeps apart and the engine's address has in one line: in the engine's `metadata`. */
const partsSchema = z.object({
  street: z.string().optional().catch(undefined),
  number: z.string().optional().catch(undefined),
})

/** "Rue Haute 12" → street and number, for an address that was written elsewhere. */
function partsOfLine(line: string): { street: string; number: string } {
  const [, street = line, number = ""] = /^(.*\D)\s+(\d+\s?\S{0,4})$/.exec(line.trim()) ?? []
  return { street, number }
}

/** Street and number of an engine's address, apart. */
export function streetOf(address: { address_1?: string | null; metadata?: unknown }) {
  const parts = partsSchema.safeParse(address.metadata ?? {}).data
  if (parts?.street && parts.number) return { street: parts.street, number: parts.number }
  return partsOfLine(address.address_1 ?? "")
}
