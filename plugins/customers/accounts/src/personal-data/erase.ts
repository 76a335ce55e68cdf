import { eraseMessages } from "@bon-perroquet/mail/outbox"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import { type Caller, provedEmail } from "@bon-perroquet/api-kit/identity"
import { releaseCart } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { optOutHash } from "../imported"
import {
  erasePerson,
  hiddenCustomers,
  owedCents,
  readCartIds,
  personWithRecord,
  unverifiedAccounts,
  type Deleted,
  type Person,
} from "./erase-rows"

/**
 * Erases a person. Orders, their addresses and invoices stay, as accounting law requires. Data with an unverified
 * address stays, too.
 * @param given_up_cents the store credit that the customer gives up
 * @throws 403 for an administrator, 409 while a payment is processing or if the shop owes another amount,
 * 503 if Stripe does not expire an open payment page
 */
export async function eraseAccount(
  container: MedusaContainer,
  caller: Caller,
  given_up_cents: number,
): Promise<void> {
  if (!caller.customer || caller.administrator) throw refuse("administrator_account", 403)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const amount_cents = await owedCents(knex, caller.customer.id)
  if (amount_cents > 0 && amount_cents !== given_up_cents)
    throw refuse("store_credit_left", 409, { amount_cents })
  await erase(container, {
    customer: caller.customer.id,
    identity: caller.auth_identity_id,
    proved_email: provedEmail(caller),
  })
}

/**
 * Erases a customer deleted in Medusa Admin: an account, or a guest with the data of the address. A missing customer is
 * no error, as in Medusa.
 * @throws 403 for an administrator, 409 while a payment is processing or before staff have blocked the store credit,
 * 503 if Stripe does not expire an open payment page
 */
export async function eraseCustomer(container: MedusaContainer, id: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const person = await personWithRecord(knex, id)
  if (!person) return
  const amount_cents = await owedCents(knex, id)
  if (amount_cents > 0) throw refuse("store_credit_unsettled", 409, { amount_cents })
  await eraseDeleted(container, person)
}

async function eraseDeleted(container: MedusaContainer, person: Deleted): Promise<void> {
  if (person.is_administrator) throw refuse("administrator_account", 403)
  await erase(container, person)
}

/** Erases customers that an earlier version or Medusa's workflow only soft-deleted. Failures are retried. */
export async function eraseHidden(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await eraseEach(container, await hiddenCustomers(knex), eraseDeleted)
}

/** Erases each person. One with a processing payment is retried by the next run. Other errors are logged. */
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
  // Withdraws open payment pages first. A processing payment must first become an order.
  for (const cartId of await readCartIds(knex, person)) {
    const released = await releaseCart(container, cartId).catch(() => {
      throw refuse("payment_unavailable", 503, {}, { "Retry-After": "5" })
    })
    if (released === "frozen") throw refuse("cart_frozen", 409)
  }
  const { proved_email } = person
  await erasePerson(knex, person, proved_email && optOutHash(container, proved_email))
  if (proved_email) await eraseMessages(container, proved_email)
  await container.resolve(Modules.EVENT_BUS).emit({ name: "customer.deleted", data: { id: person.customer } })
}

/** Deletes accounts that were never verified and never used to buy, so that their e-mail addresses become free. */
export async function endUnprovedAccounts(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await eraseEach(container, await unverifiedAccounts(knex), erase)
}
