/** What the shop asks of the engine's own sign-in beyond what the engine does. */
export { countedAndUncommon } from "./by-password"
export { endStatedSessions, giveSession } from "./give-session"
export { endOlder } from "./new-password"
export { ownAddress } from "./own-address"
export { countedCode, switchedOff, switchedOn } from "./second-factor"
