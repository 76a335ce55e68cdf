import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import { keyedHash } from "@bon-perroquet/api-kit/signed-links"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export interface OptOut {
  /** Lower case. */
  email: string
  since: string
  source: string
}

/** Returns a keyed hash of an address, from which nobody can read the address. */
export const optOutHash = (container: MedusaContainer, email: string): string =>
  keyedHash(container, "newsletter-opt-out", email)

/** Returns those of the e-mail addresses that unsubscribed in a former system or whose accounts were deleted. */
export async function optedOutAmong(
  container: MedusaContainer,
  emails: readonly string[],
): Promise<Set<string>> {
  const emailOf = new Map(emails.map((email) => [optOutHash(container, email), email]))
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { key: string }[] }>(
      `SELECT email AS key FROM newsletter_opt_out WHERE email = ANY (CAST(:emails AS text[]))
       UNION SELECT hash FROM erased_opt_out WHERE hash = ANY (CAST(:hashes AS text[]))`,
      { emails: [...emails], hashes: [...emailOf.keys()] },
    )
  return new Set(rows.map(({ key }) => emailOf.get(key) ?? key))
}

export async function optOutsAfter(knex: Knex, email: string, most: number): Promise<OptOut[]> {
  const { rows } = await knex.raw<{ rows: (Omit<OptOut, "since"> & { since: Date })[] }>(
    "SELECT email, since, source FROM newsletter_opt_out WHERE email > ? ORDER BY email LIMIT ?",
    [email, most],
  )
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }))
}

/** Stores opt-outs from the newsletter. Skips e-mail addresses that already have one. */
export async function addOptOuts(transaction: Knex, optOuts: readonly OptOut[]): Promise<void> {
  if (optOuts.length)
    await transaction("newsletter_opt_out")
      .insert([...optOuts])
      .onConflict("email")
      .ignore()
}

export async function removeOptOuts(transaction: Knex, emails: readonly string[]): Promise<void> {
  await transaction("newsletter_opt_out")
    .whereIn("email", [...emails])
    .delete()
}

export const OPT_OUTS_OF_PEOPLE: PersonalDataKeeper = {
  part: "newsletter_opt_out",
  read: (knex, { proved_email }) =>
    knex("newsletter_opt_out").where({ email: proved_email }).select("since", "source"),
  async erase(transaction, { proved_email }) {
    await transaction("newsletter_opt_out").where({ email: proved_email }).delete()
  },
}
