export const fr = {
  title: "Classe de TVA",
  hint: "Le taux dépend du pays de livraison et de la date.",
  label: "Classe",
  save: "Enregistrer la TVA",
  saved: "Classe de TVA enregistrée",
  failed: "La classe de TVA n'a pas pu être enregistrée",
  engineRates: {
    title: "Ces taux ne s'appliquent pas",
    hint: "La TVA suit la classe de chaque produit, le pays de livraison et la date. Les taux qui sont facturés se règlent à la page « Pays et TVA » ; ceux qui sont ajoutés ici ne facturent rien.",
  },
}
