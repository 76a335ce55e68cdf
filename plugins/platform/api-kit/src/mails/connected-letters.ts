import type { MailLetters } from "./letter"

const connected: { letters: MailLetters; isOn: () => boolean }[] = []

/**
 * Registers e-mails whose texts the merchant can edit.
 * @param isOn whether their plugin is enabled, evaluated at each use
 */
export function connectLetters(letters: MailLetters, isOn: () => boolean = () => true): void {
  connected.push({ letters, isOn })
}

export const connectedLetters = (): MailLetters =>
  Object.assign({}, ...connected.filter(({ isOn }) => isOn()).map(({ letters }) => letters)) as MailLetters
