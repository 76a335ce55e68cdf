import type { Texts } from "."

export const fr: Texts = {
  describe: (days) => ({
    name: "Virement bancaire",
    text: `Vous versez le montant vous-même ; nous réservons vos articles ${days} jours et expédions dès qu’il est arrivé.`,
  }),
  confirm: (by) =>
    `Confirmez d’abord votre commande avant ${by} avec le bouton de notre e-mail : sinon, la commande est annulée et rien n’est réservé pour vous.`,
  instructions: (amount, until) =>
    `Versez ${amount} avec exactement cette communication, au plus tard le ${until}. Nous expédions dès que l’argent est arrivé ; passé ce jour, la commande est annulée.`,
  offer:
    "Vous préférez un virement ? Versez le montant sur ce compte, avec exactement cette communication : nous expédions dès qu’il est arrivé.",
  due: "À recevoir au plus tard le",
  reminder: (number, until) => ({
    subject: `Votre commande ${number} attend votre virement`,
    paragraphs: [
      `Nous n’avons pas encore reçu votre virement pour la commande ${number}. Vos articles restent réservés jusqu’au ${until} ; passé ce jour, la commande est annulée.`,
      "Si vous avez fait le virement ces deux derniers jours ouvrables, vous n’avez rien à faire.",
    ],
    action: "Voir ma commande",
  }),
}
