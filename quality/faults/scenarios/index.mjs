/** @typedef {{ name: string, figures: string, findings: string[] }} Outcome */

export { fullDisk, mountSmallDisk, unmountSmallDisk } from "./full-disk.mjs"
export { lostRows } from "./lost-rows.mjs"
export { mailOutage } from "./mail-outage.mjs"
export { oddDays } from "./odd-days/index.mjs"
export { outage } from "./outage.mjs"
export { programWebhooks } from "./program-webhooks.mjs"
export { restored } from "./restored.mjs"
export { rush } from "./rush.mjs"
export { shutdown } from "./shutdown.mjs"
export { stripeTrouble } from "./stripe-trouble.mjs"
export { tamperedLedger } from "./tampered.mjs"
export { webhooksAstray } from "./webhooks.mjs"
