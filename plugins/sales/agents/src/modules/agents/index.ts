import { connectAssistants } from "@bon-perroquet/api-kit/assistants"
import {
  connectPersonalData,
  type PersonalDataKeeper,
  type DataSubject,
} from "@bon-perroquet/api-kit/personal-data"
import { offerService } from "@bon-perroquet/api-kit/services"
import { readLive, type LiveOption } from "@bon-perroquet/contract/options"
import { isShopOpen } from "@bon-perroquet/shop-settings/opening"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { assistantsOfOrders } from "../../report"
import { AgentsModuleService } from "./service"
import { isOrderOf } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Selects the carts that assistants prepared for a person. An unverified address may belong to somebody else. */
const MINE = `
  SELECT cart.id, cart.cart_key, cart.checkout_key FROM agent_cart cart
  WHERE lower(cart.entered -> 'buyer' ->> 'email') = CAST(:proved_email AS text)
    OR ${isOrderOf("cart.order_id", ":customer")}`

/** Selects by the e-mail address, too, because a later request may have replaced the buyer. */
const ANSWERS = `
  DELETE FROM agent_request request
  WHERE strpos(lower(answer::text), to_jsonb(CAST(:proved_email AS text))::text) > 0
    OR EXISTS (SELECT FROM (${MINE}) mine
      WHERE strpos(answer::text, mine.cart_key) > 0 OR strpos(answer::text, mine.checkout_key) > 0)`

/** Erases what assistants entered for a person, and the stored answers that repeat it. */
async function eraseEntered(transaction: Knex, person: DataSubject): Promise<void> {
  await transaction.raw(ANSWERS, { ...person })
  await transaction.raw(
    `UPDATE agent_cart SET entered = '{}', updated_at = now() WHERE id IN (SELECT id FROM (${MINE}) mine)`,
    { ...person },
  )
}

const AGREEMENTS_OF_PEOPLE: PersonalDataKeeper = {
  part: "assistant_agreements",
  read: async (knex, { customer }) =>
    knex("agent_agreement")
      .where({ customer_id: customer })
      .orderBy("created_at")
      .select(
        "email",
        "company",
        "vat_number",
        "signed_by",
        "wording",
        "created_at AS agreed_at",
        "ended_at",
      ),
  /** The text and the company stay, because they prove that the orders were agreed to. */
  erase: async (transaction, person) => {
    await eraseEntered(transaction, person)
    await transaction.raw(
      `UPDATE agent_agreement SET email = '', signed_by = '', ended_at = COALESCE(ended_at, now()) WHERE customer_id = ?`,
      [person.customer],
    )
  },
}

interface ModuleOptions extends Record<string, unknown> {
  /** Whether assistants can shop. */
  isOn?: LiveOption<boolean>
}

/** A module loader, because worker processes load no API routes. */
function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  // Products are not public before the opening.
  offerService("agents", () => readLive(options?.isOn ?? false) && isShopOpen())
  // Also if the setting is off, because orders keep their assistant.
  connectAssistants(assistantsOfOrders)
  connectPersonalData(AGREEMENTS_OF_PEOPLE)
  return Promise.resolve()
}

export default Module("agents", { service: AgentsModuleService, loaders: [connect] })
