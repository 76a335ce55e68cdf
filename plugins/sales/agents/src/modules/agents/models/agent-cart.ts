import { model } from "@medusajs/framework/utils"

/** Cart that an assistant prepares. `session_id` is the cart session that its goods are in. */
export const AgentCart = model
  .define("agent_cart", {
    id: model.id({ prefix: "agcart" }).primaryKey(),
    /** Random id for the assistant. Whoever knows it can change the cart. */
    cart_key: model.text().nullable(),
    /** Random id of the checkout for the assistant. */
    checkout_key: model.text().nullable(),
    /** SHA-256 hash of the token of the link for the shopper. */
    link_hash: model.text(),
    session_id: model.text(),
    protocol: model.text(),
    /** Name of the assistant, for example chatgpt.com. */
    agent: model.text(),
    /** Whether a signature proved the name. */
    is_verified: model.boolean(),
    /** Address of the assistant's profile, if a signature proved it. */
    profile_url: model.text().nullable(),
    language: model.text(),
    /** What the assistant entered: buyer, address, delivery. Deleted with the order. */
    entered: model.json(),
    state: model.text(),
    order_id: model.text().nullable(),
    /** Agreement of the business with whose key the assistant last called. */
    agreement_id: model.text().nullable(),
    /** Total that the assistant was last shown, VAT included. */
    announced_cents: model.number().nullable(),
    expires_at: model.dateTime(),
  })
  .indexes([
    { name: "UQ_agent_cart_cart_key", on: ["cart_key"], unique: true },
    { name: "UQ_agent_cart_checkout_key", on: ["checkout_key"], unique: true },
    { name: "UQ_agent_cart_link_hash", on: ["link_hash"], unique: true },
    { name: "IDX_agent_cart_expires_at", on: ["expires_at"] },
    { name: "IDX_agent_cart_order_id", on: ["order_id"] },
  ])
