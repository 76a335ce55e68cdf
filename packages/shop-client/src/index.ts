import type { Client } from "openapi-fetch"
import type { components, paths } from "./generated/schema.js"

// Contains only exports, so that a page can load the client separately from the rest.
export { answerAndHeaders, answerOf, ShopApiError, type Answered } from "./answers.js"
export { shopClient, type ShopOptions } from "./client.js"

/** Types of requests and responses by name, for example Schemas["Cart"]. */
export type Schemas = components["schemas"]
export type ShopApi = Client<paths>

/** Query parameters of a path, for example Query<"/api/search">. */
export type Query<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Parameters } }
}
  ? NonNullable<Parameters>
  : never
