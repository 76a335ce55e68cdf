import type { Texts } from "."

export const nl: Texts = {
  greeting: "Hallo,",
  reminder: {
    subject: "Uw winkelmandje staat klaar",
    paragraphs: [
      "U liet deze artikelen achter in uw winkelmandje. Ze zijn nog op voorraad, maar we hebben ze niet gereserveerd.",
    ],
    action: "Terug naar mijn winkelmandje",
    footer:
      "U vroeg om deze herinnering bij het invullen van uw bestelling. We sturen er geen tweede voor dit winkelmandje.",
  },
  refuse: "Geen herinneringen meer ontvangen",
}
