import type { Texts } from "."

export const de: Texts = {
  greeting: "Guten Tag!",
  question: (name) => ({
    subject: `Nachricht, wenn „${name}“ wieder auf Lager ist?`,
    paragraphs: [
      `„${name}“ ist ausverkauft. Bestätigen Sie, dass Sie eine E-Mail möchten, sobald es wieder auf Lager ist: eine einzige Nachricht, dann löschen wir Ihre Adresse.`,
    ],
    action: "Bestätigen",
    footer:
      "Ohne Bestätigung innerhalb von sieben Tagen senden wir nichts und löschen Ihre Adresse. Mit demselben Link können Sie später verzichten.",
  }),
  isBack: (name) => ({
    subject: `„${name}“ ist wieder da`,
    paragraphs: [
      `Gute Nachricht: „${name}“ ist wieder auf Lager.`,
      "Wir haben nichts für Sie reserviert: Wer zuerst bestellt, erhält es zuerst.",
    ],
    action: "Zum Produkt",
    footer: "Sie hatten uns um Nachricht gebeten. Das war die einzige: Ihre Anfrage ist gelöscht.",
  }),
}
