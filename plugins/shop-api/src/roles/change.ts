import type { Role } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { refuse } from "../http/refusal"
import {
  administratorWithId,
  endSessionsOf,
  forgetRole,
  lockOwners,
  writeRole,
  type AdministratorWithRole,
} from "./rows"

type Concerned = AdministratorWithRole

/** An owner for as long as the transaction lasts, or somebody who is none: a shop without an owner can't be run. */
async function butTheLastOwner(transaction: Knex.Transaction, id: string): Promise<Concerned> {
  const owners = await lockOwners(transaction)
  const administrator = await administratorWithId(transaction, id)
  if (!administrator) throw refuse("administrator_not_found", 404)
  if (administrator.role === "owner" && owners.length < 2) throw refuse("last_owner", 409)
  return administrator
}

/**
 * Gives an administrator another role, ends their sessions, and has `write` write down what it was before.
 * @throws 404 for nobody, 409 for the last owner
 */
export async function changeRole(
  knex: Knex,
  id: string,
  role: Role,
  write: (transaction: Knex, before: Concerned) => Promise<void>,
): Promise<void> {
  await knex.transaction(async (transaction) => {
    const known = await administratorWithId(transaction, id)
    if (known?.role === role) return
    const before = await butTheLastOwner(transaction, id)
    await writeRole(transaction, before.email, role)
    await endSessionsOf(transaction, id)
    await write(transaction, before)
  })
}

/** Takes the role of an administrator who is about to be removed. @throws 409 for the last owner */
export async function takeRole(knex: Knex, id: string): Promise<void> {
  await knex.transaction(async (transaction) => {
    if (!(await administratorWithId(transaction, id))) return
    const { email } = await butTheLastOwner(transaction, id)
    await forgetRole(transaction, email)
  })
}
