import type { MedusaRequest } from "@medusajs/framework/http"

/**
 * Returns the path below a middleware's matcher: "" for the matcher's path, or "/complete". Compares like
 * Express: case and a trailing slash don't matter. A percent-encoded letter doesn't match a fixed segment.
 * Read parameters from `request.params`, where Express has decoded them.
 */
export const callBelow = ({ path }: Pick<MedusaRequest, "path">): string =>
  path.toLowerCase().replace(/\/$/, "")
