import { randomUUID } from "node:crypto"
import { ask } from "../ask.mjs"
import { VISITORS } from "./visitors.mjs"
import { asking } from "../send.mjs"

/** Compares the sign-in of the same customers on both sides. @type {import("./index.mjs").Scenario} */
export const signIn = {
  name: "sign-in",
  pairs: async ({ edge, engine }) => {
    const customers = await Promise.all(
      Array.from({ length: VISITORS }, async () => {
        const customer = { email: `${randomUUID()}@example.org`, password: randomUUID() }
        const body = { ...customer, first_name: "Ada", last_name: "Peeters", phone: "" }
        await ask(`${edge}/api/auth/register`, { body })
        return customer
      }),
    )
    const signingIn = (/** @type {string} */ path) =>
      customers.map((json) => asking({ method: "POST", path, json }))
    return [
      {
        name: "Signing in",
        stock: {
          name: "POST /auth/customer/emailpass",
          url: engine,
          turns: signingIn("/auth/customer/emailpass"),
        },
        ours: {
          name: "POST /api/auth/login, through the edge",
          url: edge,
          turns: signingIn("/api/auth/login"),
        },
      },
    ]
  },
}
