import { model } from "@medusajs/framework/utils"

/** Answer to a request with an idempotency key, for repetitions of the request. */
export const AgentRequest = model.define("agent_request", {
  /** Hash of assistant, address and key. */
  key_hash: model.text().primaryKey(),
  body_hash: model.text(),
  /** Null while the first request is answered. */
  status: model.number().nullable(),
  answer: model.json().nullable(),
})
