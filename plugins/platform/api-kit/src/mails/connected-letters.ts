import type { MailLetters } from "./letter"

const connected: { letters: MailLetters; isOn: () => boolean }[] = []

/** @param isOn is evaluated at each use */
export function connectLetters(letters: MailLetters, isOn: () => boolean = () => true): void {
  connected.push({ letters, isOn })
}

export const connectedLetters = (): MailLetters =>
  Object.assign({}, ...connected.filter(({ isOn }) => isOn()).map(({ letters }) => letters)) as MailLetters
