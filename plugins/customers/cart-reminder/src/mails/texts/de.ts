import type { Texts } from "."

export const de: Texts = {
  greeting: "Guten Tag,",
  reminder: {
    subject: "Ihr Warenkorb wartet",
    paragraphs: [
      "Sie haben diese Artikel in Ihrem Warenkorb gelassen. Sie sind noch auf Lager, aber wir haben sie nicht reserviert.",
    ],
    action: "Zurück zu meinem Warenkorb",
    footer:
      "Sie haben diese Erinnerung beim Ausfüllen Ihrer Bestellung gewünscht. Für diesen Warenkorb senden wir keine weitere.",
  },
  refuse: "Keine Warenkorb-Erinnerungen mehr",
}
