import type { Texts } from "."

export const de: Texts = {
  greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
  offered: (until) => ({
    subject: "Unser Angebot zu Ihrer Anfrage",
    paragraphs: [
      `Hier sind unsere Preise pro Stück, ohne MwSt. Sie gelten bis ${until}. Nehmen Sie das Angebot in Ihrem Konto an: Die Artikel liegen dann in Ihrem Warenkorb, und Sie schließen die Bestellung wie gewohnt ab.`,
    ],
  }),
  declined: {
    subject: "Ihre Angebotsanfrage",
    paragraphs: ["Wir können zu dieser Anfrage kein Angebot machen."],
  },
  action: "Meine Angebote ansehen",
}
