import type { Texts } from "./index"

export const fr: Texts = {
  title: { invoice: "Facture", credit_note: "Note de crédit" },
  number: "Numéro",
  date: "Date",
  order: "Commande",
  orderedOn: "Commandée le",
  corrects: (number, date) => `Corrige la facture ${number} du ${date}`,
  takesBack: (number, date) => `Annule la note de crédit ${number} du ${date}`,
  billedTo: "Facturé à",
  columns: {
    description: "Désignation",
    quantity: "Quantité",
    unitPrice: "Prix unitaire TVAC",
    vat: "TVA",
    amount: "Montant TVAC",
  },
  discount: (amount) => `Remise : − ${amount}`,
  delivery: "Livraison",
  free: "Offerte",
  credited: {
    part: "Remboursement partiel, articles et livraison",
    rest: "Remboursement du solde, articles et livraison",
    amount: "Remboursement partiel",
    undone: "Note de crédit annulée",
  },
  vatTable: { rate: "Taux de TVA", base: "Base HTVA", vat: "TVA", gross: "TVAC" },
  rateOfCountry: (rate, country) => `${rate} (${country})`,
  subtotal: "Total HTVA",
  tax: "TVA",
  total: { invoice: "Total TVAC", credit_note: "Total remboursé" },
  paidWith: {
    card: "carte",
    transfer: "virement bancaire",
    gift_card: "carte-cadeau",
    store_credit: "avoir",
    account: "sur facture",
  },
  paid: (date, how) => `Payée le ${date}${how}. Il ne reste rien à payer.`,
  paidInPart: (date, how, rest) => `Payé le ${date}${how}. Reste à payer : ${rest}.`,
  payable: (day, account, communication) =>
    `À payer au plus tard le ${day} sur le compte ${account}, avec la communication ${communication}.`,
  refunded: (date) => `Montant remboursé le ${date} par le moyen de paiement de la commande.`,
  givenAsCredit: (date) => `Montant donné en avoir le ${date}. Il est disponible dans votre compte.`,
  creditedToAccount: (date) =>
    `Porté au crédit de votre compte le ${date}. Le solde à payer diminue d’autant.`,
  reason: (reason) => `Motif : ${reason}`,
  takenBack:
    "La note de crédit citée n’est plus valable : son remboursement est revenu ou a été comptabilisé autrement.",
  prices: "Les prix sont en euros, TVA comprise. La TVA de la livraison suit celle des articles.",
  oss: (country) =>
    `Vente à distance intracommunautaire : TVA du pays de livraison (${country}), déclarée par le guichet unique OSS (régime UE).`,
  exempt: {
    intra_community:
      "Livraison intracommunautaire exemptée de TVA : article 39bis du Code de la TVA, article 138 de la directive 2006/112/CE. Autoliquidation : la TVA est due par le client dans son État membre.",
  },
  withdrawal: (perishable) =>
    `Vous disposez de 14 jours après la réception pour vous rétracter, avec le bouton « Se rétracter du contrat » de votre commande, sauf pour ${perishable && `ce qui est périssable (${perishable}) et `}les produits descellés qui ne peuvent être repris pour des raisons d’hygiène.`,
  phone: "Tél.",
  vatNumber: "TVA",
  account: "IBAN",
  page: (page, pages) => `Page ${page} sur ${pages}`,
}
