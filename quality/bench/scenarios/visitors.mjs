import { asking } from "../send.mjs"

export const VISITORS = 10

/** @param {import("../send.mjs").Request} request @param {number} [count] */
export const everyone = (request, count = VISITORS) => Array.from({ length: count }, () => asking(request))
