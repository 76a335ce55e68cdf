import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "@medusajs/framework/zod"
import { type Account, accountOf } from "./account"

const payeeSchema = z.looseObject({
  legal_name: z.string(),
  bank_account: z.string(),
  bic: z.string().optional(),
})
/** Reads the payee that an administrator saved. It replaces the option `payee`. Null if none is saved. */
type SavedPayee = (knex: Knex) => Promise<z.output<typeof payeeSchema> | null>

/** Options of a plugin whose customers transfer money to the merchant's account. */
export const payeeOptions = {
  payee: payeeSchema.optional(),
  savedPayee: z.custom<SavedPayee>((value) => typeof value === "function").optional(),
}

interface PayeeOptions {
  payee?: z.output<typeof payeeSchema> | undefined
  savedPayee?: SavedPayee | undefined
}

/** Returns a function that reads the account for payments. It returns null if the merchant details lack it. */
export function payeeReader({ payee, savedPayee }: PayeeOptions, knex: Knex): () => Promise<Account | null> {
  const configured = payee ? accountOf(payee) : null
  return async () => {
    const saved = configured && (await savedPayee?.(knex))
    return saved ? accountOf(saved) : configured
  }
}
