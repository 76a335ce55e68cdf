import { asking } from "../send.mjs"

export const VISITORS = 10

/**
 * Returns one action per visitor, each of which repeats the request.
 * @param {import("../send.mjs").Request} request @param {number} [count]
 */
export const everyone = (request, count = VISITORS) => Array.from({ length: count }, () => asking(request))
