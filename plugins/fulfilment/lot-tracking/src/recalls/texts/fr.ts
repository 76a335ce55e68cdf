import type { RecallTexts } from "./index"

export const fr: RecallTexts = {
  mail: {
    greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
    subject: (product) => `Rappel de produit : ${product}`,
    intro: "Nous rappelons un lot de ce produit, dont vous avez reçu des unités.",
    stop: "Ne l’utilisez plus et ne le donnez plus à votre oiseau.",
    whatNow:
      "Répondez à ce message et dites-nous ce que vous préférez : nous vous remboursons ce que vous avez reçu de ce lot, ou nous vous l’envoyons à nouveau sans frais. Ne renvoyez rien avant que nous vous le demandions.",
    action: "Voir ma commande",
    footer:
      "Vous recevez ce message parce qu’un produit que vous avez acheté est rappelé ; il ne s’agit pas d’une publicité.",
  },
  rows: {
    product: "Produit",
    number: "Lot",
    bestBefore: "À consommer jusqu’au",
    order: (number) => `Commande ${number}`,
    units: (count) => (count === 1 ? "1 unité" : `${count} unités`),
  },
  list: {
    title: "Rappel d’un lot : destinataires",
    supplier: "Fournisseur",
    receivedAt: "Reçu le",
    received: "Unités reçues",
    left: "En rayon",
    sent: "Expédiées à des clients",
    otherwise: "Sorties sans commande",
    toClear: "Retirées de la vente, encore au magasin",
    recalledAt: "Rappelé le",
    reason: "Motif",
    undelivered: "e-mail non remis",
    refunded: (units) => `remboursé : ${units}`,
    replaced: (units, order) => `remplacé : ${units}\n${order}`,
    columns: {
      order: "Commande",
      date: "Date",
      name: "Nom",
      email: "E-mail",
      quantity: "Unités",
      notified: "Averti le",
      remedy: "Solution",
    },
  },
}
