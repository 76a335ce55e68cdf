import type { SoldTexts } from "."

export const fr: SoldTexts = {
  title: "Carte-cadeau",
  hello: (name) => `Bonjour ${name},`,
  labels: {
    amount: "Montant",
    code: "Code",
    from: "De la part de",
    to: "Pour",
    until: "Valable jusqu’au",
    number: "Numéro",
    sent: "Envoyée le",
  },
  atOnce: "tout de suite",
  card: {
    subject: (giver) => `${giver} vous offre une carte-cadeau`,
    text: (giver, amount, shop) => `${giver} vous offre une carte-cadeau de ${amount} chez ${shop}.`,
    how: "Saisissez le code au moment de payer. Vous pouvez dépenser le montant en plusieurs commandes. Gardez le code pour vous : toute personne qui le connaît peut l’utiliser.",
    action: "Aller à la boutique",
    footer:
      "Vous recevez ce message parce qu’un client de la boutique a saisi votre adresse e-mail. Nous ne vous enverrons rien d’autre.",
  },
  receipt: {
    subject: (number) => `Reçu de votre carte-cadeau ${number}`,
    toRecipient: (recipient) => `Merci. Nous envoyons la carte-cadeau par e-mail à ${recipient}.`,
    toBuyer: "Merci. Vous recevez la carte-cadeau dans un autre e-mail, pour l’imprimer ou la transmettre.",
    vat: "Aucune TVA n’est due à la vente de la carte. Elle est comprise dans le prix des articles que la carte paie.",
    withdrawal:
      "Tant que rien n’est dépensé, vous pouvez vous rétracter dans les 14 jours. Répondez à ce message.",
  },
  returned: {
    subject: (number) => `Votre carte-cadeau ${number} est remboursée`,
    text: (amount) =>
      `Nous avons mis fin à la carte-cadeau et vous remboursons ${amount} par le moyen de paiement utilisé. Selon votre banque, cela prend 5 à 10 jours.`,
  },
  printed: (address) =>
    `Saisissez le code au moment de payer sur ${address}. Vous pouvez dépenser le montant en plusieurs commandes.`,
}
