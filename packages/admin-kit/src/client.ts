import Medusa from "@medusajs/js-sdk"

/** Put in by the dashboard's build: where the engine answers. */
declare const __BACKEND_URL__: string

/** The engine's Admin API, with the session that the dashboard signed in with. */
export const engine = new Medusa({ baseUrl: __BACKEND_URL__ || "/", auth: { type: "session" } })
