export const fr = {
  title: "Classe de TVA",
  hint: "Le taux dépend du pays de livraison et de la date.",
  label: "Classe",
  class: {
    standard: "21 % : taux normal (aliments pour oiseaux)",
    reduced: "6 % : taux réduit (denrées alimentaires)",
  },
  save: "Enregistrer la TVA",
  saved: "Classe de TVA enregistrée",
  failed: "La classe de TVA n'a pas pu être enregistrée",
}
