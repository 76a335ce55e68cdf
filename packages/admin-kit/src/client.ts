import Medusa from "@medusajs/js-sdk"

/** Set by the dashboard's build: address of the engine. */
declare const __BACKEND_URL__: string

/** Client of the engine's Admin API with the dashboard's session. */
export const engine = new Medusa({ baseUrl: __BACKEND_URL__ || "/", auth: { type: "session" } })
