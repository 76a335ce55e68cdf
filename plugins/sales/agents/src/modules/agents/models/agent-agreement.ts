import { model } from "@medusajs/framework/utils"

/** Agreement of a business that an assistant may place its orders. Kept after its end, as proof. */
export const AgentAgreement = model
  .define("agent_agreement", {
    id: model.id({ prefix: "agagree" }).primaryKey(),
    customer_id: model.text(),
    email: model.text(),
    company: model.text(),
    vat_number: model.text(),
    /** Name that the person wrote as a signature. */
    signed_by: model.text(),
    /** Text that the person agreed to. */
    wording: model.text(),
    language: model.text(),
    /** Whether the text allows charges of payment tokens. */
    may_charge: model.boolean().default(false),
    /** SHA-256 hash of the key that the assistant sends. */
    key_hash: model.text(),
    ended_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "UQ_agent_agreement_key_hash", on: ["key_hash"], unique: true },
    {
      name: "UQ_agent_agreement_customer_id",
      on: ["customer_id"],
      unique: true,
      where: "ended_at IS NULL AND deleted_at IS NULL",
    },
  ])
