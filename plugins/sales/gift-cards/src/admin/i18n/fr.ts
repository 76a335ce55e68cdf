export const fr = {
  title: "Cartes-cadeaux et avoir",
  hint: "Ce qui a été payé avec une carte-cadeau ou un avoir.",
  giftCard: "Carte-cadeau •••• {{last4}}",
  storeCredit: "Avoir",
}
