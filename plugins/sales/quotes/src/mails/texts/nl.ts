import type { Texts } from "."

export const nl: Texts = {
  greeting: (name) => (name ? `Dag ${name},` : "Hallo,"),
  offered: (until) => ({
    subject: "Onze offerte voor uw aanvraag",
    paragraphs: [
      `Hier zijn onze prijzen per stuk, exclusief btw. Ze gelden tot en met ${until}. Aanvaard de offerte in uw account: de artikelen liggen dan in uw winkelmandje, en u rondt de bestelling af zoals altijd.`,
    ],
  }),
  declined: {
    subject: "Uw offerteaanvraag",
    paragraphs: ["We kunnen voor deze aanvraag geen offerte maken."],
  },
  action: "Mijn offertes bekijken",
}
