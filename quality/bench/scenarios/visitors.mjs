import { asking } from "../send.mjs"

/** How many are there at a time, where nothing else is said. */
export const VISITORS = 10

/** All of them ask the same. @param {import("../send.mjs").Request} request @param {number} [count] */
export const everyone = (request, count = VISITORS) => Array.from({ length: count }, () => asking(request))
