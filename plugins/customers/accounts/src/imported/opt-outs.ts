import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface OptOut {
  /** Lower case. */
  email: string
  since: string
  source: string
}

/** Returns those of the e-mail addresses that unsubscribed in a former system. */
export async function optedOutAmong(knex: Knex, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await knex.raw<{ rows: { email: string }[] }>(
    "SELECT email FROM newsletter_opt_out WHERE email = ANY (CAST(? AS text[]))",
    [[...emails]],
  )
  return new Set(rows.map(({ email }) => email))
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
