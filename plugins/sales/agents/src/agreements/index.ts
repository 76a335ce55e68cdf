import { createHash, randomBytes } from "node:crypto"
import { refuse } from "@bon-perroquet/api-kit/http"
import { provedEmail, type Caller } from "@bon-perroquet/api-kit/identity"
import { businessSchema, type AssistantAgreement, type Language } from "@bon-perroquet/contract"
import { methodWithTokens } from "@bon-perroquet/checkout/methods"
import { readLive } from "@bon-perroquet/contract/options"
import { vatNumberOf } from "@bon-perroquet/contract/vat/numbers"
import { businessKeeper } from "@bon-perroquet/shop-api/business"
import { merchantOf } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import type { Agreement } from "../caller"
import { optionsOf } from "../platforms"
import { knexOf } from "../rows"
import { WORDING } from "./wording"

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url")

/** Returns whether businesses can let assistants place their orders. */
export const isOfferedToBusinesses = (container: MedusaContainer): boolean =>
  readLive(optionsOf(container).businesses ?? false)

/** Returns whether businesses can agree that the shop charges payment tokens. */
export const areTokensOffered = (container: MedusaContainer): boolean => {
  const { acp = false, stripeProfile } = optionsOf(container)
  return readLive(acp) && !!stripeProfile && methodWithTokens(container) !== undefined
}

type Account = Pick<NonNullable<Caller["customer"]>, "id" | "email" | "metadata">

/** Returns the business of an account if VIES confirms its VAT number, otherwise null. */
export async function confirmedBusiness(container: MedusaContainer, { metadata }: Pick<Account, "metadata">) {
  const { data } = businessSchema.safeParse(metadata?.["business"])
  const number = data?.vat_number ? vatNumberOf(data.vat_number) : null
  if (!data || !number) return null
  const proof = await businessKeeper()?.prove(container, number.vat_number)
  return proof?.standing === "valid" ? { company: data.company, vat_number: number.vat_number } : null
}

interface Row {
  id: string
  company: string
  vat_number: string
  signed_by: string
  wording: string
  created_at: Date
}
const ofAccount = (container: MedusaContainer, customer_id: string) =>
  knexOf(container)<Row & { customer_id: string; ended_at: Date | null }>("agent_agreement")
    .where({ customer_id })
    .whereNull("ended_at")
    .whereNull("deleted_at")

/** Returns the account's agreement, or the text that it could agree to. */
export async function readAgreement(
  container: MedusaContainer,
  account: Account,
  language: Language,
): Promise<AssistantAgreement> {
  const row = await ofAccount(container, account.id).first()
  if (row) {
    const { signed_by, wording, created_at } = row
    return { agreed: { signed_by, at: created_at.toISOString() }, wording }
  }
  const business = isOfferedToBusinesses(container) && (await confirmedBusiness(container, account))
  if (!business) return { agreed: null, wording: null }
  const { name: shop } = await merchantOf(container)
  const isCharged = areTokensOffered(container)
  return { agreed: null, wording: WORDING[language]({ shop, ...business, isCharged }) }
}

/**
 * Stores the agreement of a business with its date and text. Replaces an earlier one.
 * @returns the key for the assistant, which no other call returns
 * @throws 403 address_unverified, vat_number_unconfirmed; 409 wording_changed
 */
export async function agree(
  container: MedusaContainer,
  caller: Caller,
  { signed_by, wording, language }: { signed_by: string; wording: string; language: Language },
): Promise<string> {
  const { customer } = caller
  const email = provedEmail(caller)
  if (!customer || !email) throw refuse("address_unverified", 403)
  const business = isOfferedToBusinesses(container) ? await confirmedBusiness(container, customer) : null
  if (!business) throw refuse("vat_number_unconfirmed", 403)
  const { name: shop } = await merchantOf(container)
  const may_charge = areTokensOffered(container)
  if (wording !== WORDING[language]({ shop, ...business, isCharged: may_charge }))
    throw refuse("wording_changed", 409)
  const key = `agk_${randomBytes(32).toString("base64url")}`
  await knexOf(container).transaction(async (transaction) => {
    await transaction("agent_agreement")
      .where({ customer_id: customer.id })
      .whereNull("ended_at")
      .update({ ended_at: transaction.fn.now() })
    await transaction("agent_agreement").insert({
      ...{ id: generateEntityId(undefined, "agagree"), customer_id: customer.id, email, ...business },
      ...{ signed_by, wording, language, may_charge, key_hash: hashOf(key) },
    })
  })
  return key
}

/** Ends the account's agreement. Its key no longer works. */
export async function endAgreement(container: MedusaContainer, customer_id: string): Promise<void> {
  const knex = knexOf(container)
  await ofAccount(container, customer_id).update({ ended_at: knex.fn.now() } as never)
}

const KEY = /^Bearer (agk_[A-Za-z0-9_-]{43})$/

/** Returns the agreement whose key a request has, if it is in force. */
export async function agreementOf(
  container: MedusaContainer,
  authorization: string | undefined,
): Promise<Agreement | undefined> {
  const [, key] = KEY.exec(authorization ?? "") ?? []
  if (!key || !isOfferedToBusinesses(container)) return undefined
  return knexOf(container)<Agreement & { key_hash: string }>("agent_agreement")
    .where({ key_hash: hashOf(key) })
    .whereNull("ended_at")
    .whereNull("deleted_at")
    .first("id", "customer_id", "email", "vat_number", "may_charge")
}
