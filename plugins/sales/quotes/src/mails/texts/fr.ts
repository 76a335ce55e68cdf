import type { Texts } from "."

export const fr: Texts = {
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  offered: (until) => ({
    subject: "Notre offre pour votre demande de devis",
    paragraphs: [
      `Voici nos prix à l’unité, hors TVA. Ils sont valables jusqu’au ${until}. Acceptez l’offre dans votre compte : les articles sont alors dans votre panier, et vous terminez la commande comme d’habitude.`,
    ],
  }),
  declined: {
    subject: "Votre demande de devis",
    paragraphs: ["Nous ne pouvons pas faire d’offre pour cette demande."],
  },
  action: "Voir mes devis",
}
