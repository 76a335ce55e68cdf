import type { MailLetters } from "./letter"

let letters: MailLetters = {}

/** Adds a plugin's letters. Each plugin that sends mail calls it when its module is loaded. */
export function connectLetters(connected: MailLetters): void {
  letters = { ...letters, ...connected }
}

/** Returns the letters of all enabled plugins. */
export const connectedLetters = (): MailLetters => letters
