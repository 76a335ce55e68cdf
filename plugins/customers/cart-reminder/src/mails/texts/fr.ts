import type { Texts } from "."

export const fr: Texts = {
  greeting: "Bonjour,",
  reminder: {
    subject: "Votre panier vous attend",
    paragraphs: [
      "Vous avez laissé ces articles dans votre panier. Ils sont encore en stock, mais nous ne les avons pas réservés.",
    ],
    action: "Retrouver mon panier",
    footer:
      "Vous avez demandé ce rappel en remplissant votre commande. Nous n’en enverrons pas d’autre pour ce panier.",
  },
  refuse: "Ne plus recevoir de rappel de panier",
}
