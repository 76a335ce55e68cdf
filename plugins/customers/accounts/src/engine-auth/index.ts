/** Rules of the shop for Medusa's sign-in. */
export { countedAndUncommon } from "./by-password"
export { endStatedSessions, giveSession } from "./give-session"
export { endOlder } from "./new-password"
export { ownAddress } from "./own-address"
export { countedCode, switchedOff, switchedOn } from "./second-factor"
