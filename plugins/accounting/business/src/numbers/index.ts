import type { VatNumberProof } from "@bon-perroquet/contract"
import type { connectBusinesses } from "@bon-perroquet/shop-api/business"
import { merchantOf } from "@bon-perroquet/shop-settings/settings"
import { vatNumberOf } from "@bon-perroquet/contract/vat/numbers"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { askVies } from "../vies"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** @param viesBase replaces the URL of VIES */
export function keeperOf(viesBase?: string): Parameters<typeof connectBusinesses>[0] {
  /** Concurrent checks of a number share one request. */
  const asking = new Map<string, Promise<VatNumberProof>>()

  async function ask(container: MedusaContainer, vatNumber: string): Promise<VatNumberProof> {
    const own = vatNumberOf((await merchantOf(container)).vat_number)?.vat_number ?? null
    return writeProof(knexOf(container), vatNumber, await askVies(vatNumber, own, viesBase))
  }

  return {
    remembered: (container, vatNumber) => readProof(knexOf(container), vatNumber),
    prove: async (container, vatNumber) => {
      const proof = await readProof(knexOf(container), vatNumber)
      if (proof) return proof
      const pending = asking.get(vatNumber) ?? ask(container, vatNumber)
      asking.set(vatNumber, pending)
      return pending.finally(() => asking.delete(vatNumber))
    },
  }
}

const FORGOTTEN = `checked_at < now() - interval '30 days'`

/**
 * A confirmation is accepted for 7 days, because a subscription's delivery is announced three days before it is
 * charged.
 */
const CONFIRMED = `vat_number_check.standing = 'valid' AND vat_number_check.checked_at > now() - interval '7 days'`

/**
 * A number can be revoked, so answers are reused for one day. Failed checks are repeated after a minute, also those of a
 * confirmed number, which only change `updated_at`.
 */
const FRESH = `(checked_at > now() - CASE standing WHEN 'unanswered' THEN interval '1 minute' ELSE interval '1 day' END
  OR (${CONFIRMED} AND updated_at > now() - interval '1 minute'))`

interface Row extends Omit<VatNumberProof, "checked_at"> {
  checked_at: Date
}

const proofOf = ({ standing, checked_at, consultation_number }: Row): VatNumberProof => ({
  standing,
  checked_at: checked_at.toISOString(),
  consultation_number,
})

async function readProof(knex: Knex, vatNumber: string): Promise<VatNumberProof | null> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `SELECT standing, checked_at, consultation_number FROM vat_number_check WHERE vat_number = ? AND ${FRESH}`,
    [vatNumber],
  )
  return rows[0] ? proofOf(rows[0]) : null
}

/** Stores the current answer. If VIES does not answer, a recent confirmation remains valid with its original time. */
async function writeProof(
  knex: Knex,
  vat_number: string,
  answer: Omit<VatNumberProof, "checked_at">,
): Promise<VatNumberProof> {
  const answered = (column: string) =>
    `${column} = CASE WHEN excluded.standing = 'unanswered' AND ${CONFIRMED} THEN vat_number_check.${column}
       ELSE excluded.${column} END`
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `WITH forgotten AS (DELETE FROM vat_number_check WHERE ${FORGOTTEN} AND vat_number <> :vat_number)
     INSERT INTO vat_number_check (vat_number, standing, checked_at, consultation_number)
     VALUES (:vat_number, :standing, date_trunc('milliseconds', now()), :consultation_number)
     ON CONFLICT (vat_number) DO UPDATE SET ${["standing", "checked_at", "consultation_number"].map(answered).join(", ")},
       updated_at = now()
     RETURNING standing, checked_at, consultation_number`,
    { vat_number, ...answer },
  )
  const [row] = rows
  if (!row) throw new Error("The answer of VIES could not be stored.")
  return proofOf(row)
}
