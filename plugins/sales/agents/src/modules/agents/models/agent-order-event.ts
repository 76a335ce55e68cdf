import { model } from "@medusajs/framework/utils"

/** Order whose changes are sent to the assistant that prepared it. Only the newest state waits for delivery. */
export const AgentOrderEvent = model
  .define("agent_order_event", {
    order_id: model.text().primaryKey(),
    /** Address of the assistant's profile, which names the address for events. For ACP, the address for events. */
    profile_url: model.text(),
    protocol: model.text().default("ucp"),
    checkout_id: model.text(),
    language: model.text(),
    /** When the order is compared with its last state again. */
    check_at: model.dateTime(),
    /** SHA-256 hash of the last state. */
    body_hash: model.text().nullable(),
    /** State that waits for delivery. */
    body: model.text().nullable(),
    event_id: model.text().nullable(),
    event_at: model.dateTime().nullable(),
    attempts: model.number(),
    next_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "IDX_agent_order_event_check_at", on: ["check_at"] },
    { name: "IDX_agent_order_event_next_at", on: ["next_at"] },
  ])
