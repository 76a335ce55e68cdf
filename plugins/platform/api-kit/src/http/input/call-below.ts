import type { MedusaRequest } from "@medusajs/framework/http"

/**
 * Returns the path below a middleware's matcher, for example "/complete". As in Express, case and a trailing slash
 * don't matter. Read parameters from `request.params`, where Express has decoded them.
 */
export const callBelow = ({ path }: Pick<MedusaRequest, "path">): string =>
  path.toLowerCase().replace(/\/$/, "")
