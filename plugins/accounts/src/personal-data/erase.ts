import { eraseMessages } from "@bon-perroquet/mail/outbox"
import { Refusal, refuse } from "@bon-perroquet/shop-api/http"
import type { Caller } from "@bon-perroquet/shop-api/identity"
import { releaseCart } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { provedEmail } from "../customers"
import {
  erasePerson,
  hiddenCustomers,
  openCartIds,
  personWithRecord,
  unverifiedAccounts,
  type Deleted,
  type Person,
} from "./erase-rows"

/**
 * Deletes an account and the person with it. Orders, their addresses and invoices stay, as accounting law asks; and so does
 * what is known by its e-mail address alone, while the person has not shown that the address is theirs.
 * @throws 403 for an administrator, 409 while a payment of the person is on its way, 503 while
 * Stripe does not take an open page back
 */
export async function eraseAccount(container: MedusaContainer, caller: Caller): Promise<void> {
  if (!caller.customer || caller.administrator) throw refuse("administrator_account", 403)
  await erase(container, {
    customer: caller.customer.id,
    identity: caller.auth_identity_id,
    proved_email: provedEmail(caller),
  })
}

/**
 * Erases whoever an administrator deletes in Medusa Admin, as they could themselves: an account, or a guest with what belongs to the
 * address. Somebody who is gone already is no error, as at the engine.
 * @throws as `eraseAccount`
 */
export async function eraseCustomer(container: MedusaContainer, id: string): Promise<void> {
  const person = await personWithRecord(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (person) await eraseDeleted(container, person)
}

async function eraseDeleted(container: MedusaContainer, person: Deleted): Promise<void> {
  if (person.is_administrator) throw refuse("administrator_account", 403)
  await erase(container, person)
}

/** Erases customers who were only hidden: by an earlier version, or by the engine's own workflow. Who can't be now is tried again. */
export async function eraseHidden(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await eraseEach(container, await hiddenCustomers(knex), eraseDeleted)
}

/** Who can't be erased now, with a payment under way, is tried again the next time; what else goes wrong is told, and stops nobody. */
async function eraseEach<P extends Person>(
  container: MedusaContainer,
  people: readonly P[],
  eraseOne: (container: MedusaContainer, person: P) => Promise<void>,
): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const person of people)
    await eraseOne(container, person).catch((error: unknown) => {
      if (!(error instanceof Refusal))
        logger.error(`Customer ${person.customer} could not be erased: ${String(error)}`)
    })
}

async function erase(container: MedusaContainer, person: Person): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  // A payment page that is open is withdrawn first; money that is on its way becomes its order first.
  for (const cartId of await openCartIds(knex, person)) {
    const released = await releaseCart(container, cartId).catch(() => {
      throw refuse("payment_unavailable", 503, {}, { "Retry-After": "5" })
    })
    if (released === "frozen") throw refuse("cart_frozen", 409)
  }
  await erasePerson(knex, person)
  if (person.proved_email) await eraseMessages(container, person.proved_email)
  await container.resolve(Modules.EVENT_BUS).emit({ name: "customer.deleted", data: { id: person.customer } })
}

/**
 * Ends accounts whose owner never showed to read mail at their address and never bought: whoever the address belongs to
 * finds it free again. What can't be ended now, with a payment under way, is tried again the next time.
 */
export async function endUnprovedAccounts(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await eraseEach(container, await unverifiedAccounts(knex), erase)
}
