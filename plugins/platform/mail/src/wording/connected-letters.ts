import type { MailLetters } from "./letter"

let letters: MailLetters = {}

export function connectLetters(connected: MailLetters): void {
  letters = { ...letters, ...connected }
}

export const connectedLetters = (): MailLetters => letters
