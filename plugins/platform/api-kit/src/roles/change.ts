import { isDeepStrictEqual } from "node:util"
import type { Role } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { refuse } from "../http/refusal"
import {
  administratorWithId,
  endSessionsOf,
  forgetRole,
  lockOwners,
  writeChannels,
  writeRole,
  type AdministratorWithRole,
} from "./rows"

type Concerned = AdministratorWithRole

/**
 * Returns the administrator, and locks the owners until the transaction ends.
 * @throws 409 for the last owner, because a shop needs one
 */
async function butTheLastOwner(transaction: Knex.Transaction, id: string): Promise<Concerned> {
  const owners = await lockOwners(transaction)
  const administrator = await administratorWithId(transaction, id)
  if (!administrator) throw refuse("administrator_not_found", 404)
  if (administrator.role === "owner" && owners.length < 2) throw refuse("last_owner", 409)
  return administrator
}

/**
 * Changes an administrator's role and channels, and ends their sessions. Owners work for all channels.
 * @param write logs the former role in the transaction
 * @throws 404 for an unknown administrator, 409 for the last owner
 */
export async function changeRole(
  knex: Knex,
  id: string,
  { role, channels }: { role: Role; channels?: string[] | null | undefined },
  write: (transaction: Knex, before: Concerned) => Promise<void>,
): Promise<string[] | null> {
  return knex.transaction(async (transaction) => {
    const administrator = await administratorWithId(transaction, id)
    const kept = channels === undefined ? (administrator?.channels ?? null) : channels
    const next = role === "owner" ? null : kept
    const isSame = isDeepStrictEqual(next, administrator?.channels ?? null)
    if (administrator?.role === role && isSame) return next
    const before = administrator?.role === role ? administrator : await butTheLastOwner(transaction, id)
    await writeRole(transaction, before.email, role)
    if (!isSame) await writeChannels(transaction, before.email, next)
    await endSessionsOf(transaction, id)
    await write(transaction, before)
    return next
  })
}

/**
 * Deletes the role of an administrator who is about to be removed, and ends their sessions.
 * @param write logs the removal in the transaction
 * @throws 404 for an unknown administrator, 409 for the last owner
 */
export async function takeRole(
  knex: Knex,
  id: string,
  write: (transaction: Knex, before: Concerned) => Promise<void>,
): Promise<void> {
  await knex.transaction(async (transaction) => {
    const before = await butTheLastOwner(transaction, id)
    await forgetRole(transaction, before.email)
    await endSessionsOf(transaction, id)
    await write(transaction, before)
  })
}
