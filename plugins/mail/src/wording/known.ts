import type { MailLetters } from "./letter"

let letters: MailLetters = {}

/** A plugin's letters can be written anew. Called by each that sends some, when its module is loaded. */
export function connectLetters(connected: MailLetters): void {
  letters = { ...letters, ...connected }
}

/** Those of every plugin that the shop has and has switched on. */
export const connectedLetters = (): MailLetters => letters
