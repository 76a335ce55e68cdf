import { eraseMessages } from "@bon-perroquet/mail/outbox"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { Caller } from "@bon-perroquet/shop-api/identity"
import { releaseCart } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { erasePerson, openCartIds, type Person } from "./erase-rows"

/**
 * Deletes an account and the person with it. Orders, their addresses and invoices stay, as accounting law asks.
 * @throws 403 for an administrator, 409 while a payment of the person is on its way, 503 while
 * Stripe does not take an open page back
 */
export async function eraseAccount(container: MedusaContainer, caller: Caller): Promise<void> {
  if (!caller.customer || caller.administrator) throw refuse("administrator_account", 403)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { id: customer, email } = caller.customer
  const person: Person = { customer, identity: caller.auth_identity_id, email: email.toLowerCase() }
  // A payment page that is open is withdrawn first; money that is on its way becomes its order first.
  for (const cartId of await openCartIds(knex, person)) {
    const released = await releaseCart(container, cartId).catch(() => {
      throw refuse("payment_unavailable", 503, {}, { "Retry-After": "5" })
    })
    if (released === "frozen") throw refuse("cart_frozen", 409)
  }
  await erasePerson(knex, person)
  await eraseMessages(container, person.email)
  await container.resolve(Modules.EVENT_BUS).emit({ name: "customer.deleted", data: { id: customer } })
}
