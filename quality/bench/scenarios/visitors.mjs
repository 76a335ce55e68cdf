import { asking } from "../send.mjs"

/** Default number of concurrent visitors. */
export const VISITORS = 10

/** Returns the same request for all visitors. @param {import("../send.mjs").Request} request @param {number} [count] */
export const everyone = (request, count = VISITORS) => Array.from({ length: count }, () => asking(request))
