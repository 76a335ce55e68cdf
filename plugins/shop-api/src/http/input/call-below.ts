import type { MedusaRequest } from "@medusajs/framework/http"

/**
 * Which call below its own matcher a middleware has before it: "" for the matcher's address, "/complete" for one below. As
 * Express compares: capitals and a slash at the end make no other address. An escaped letter makes another one in a route's own
 * words, and none where the route takes a parameter: what is a parameter there is named in the matcher and read from
 * `request.params`, which Express decodes for the middleware as it does for the route.
 */
export const callBelow = ({ path }: Pick<MedusaRequest, "path">): string =>
  path.toLowerCase().replace(/\/$/, "")
