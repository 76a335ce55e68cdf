import type { InvoiceTexts } from "."

export const fr: InvoiceTexts = {
  describe: {
    name: "Sur facture",
    text: "Nous expédions tout de suite. Vous payez la facture par virement, au plus tard à son échéance.",
  },
  instructions: (amount, until) =>
    `Versez ${amount} avec exactement cette communication, au plus tard le ${until}. Nous expédions votre commande sans attendre le versement.`,
  due: "Échéance",
  reminder: (order, amount, until, step, blocks) => ({
    subject: `${step === 1 ? "Rappel" : step === 2 ? "Deuxième rappel" : "Dernier rappel"} : la facture de la commande ${order} reste à payer`,
    paragraphs: [
      `La facture de votre commande ${order} était à payer le ${until}. Il reste ${amount} à payer.`,
      ...(blocks
        ? ["Jusqu’à son paiement, vous ne pouvez plus passer de nouvelles commandes sur facture."]
        : []),
      "Si vous avez fait le virement ces deux derniers jours ouvrables, vous n’avez rien à faire.",
    ],
    action: "Voir ma commande",
  }),
  statement: {
    title: "Relevé de compte",
    facts: {
      customer: "Client",
      day: "Date",
      limit: "Limite de crédit",
      balance: "Solde à payer",
      overdue: "Échu",
      account: "Compte (IBAN)",
    },
    columns: { day: "Date", entry: "Opération", order: "Commande", amount: "Montant", balance: "Solde" },
    kinds: { invoice: "Facture", credit: "Crédit", payment: "Paiement", payout: "Remboursement versé" },
  },
}
