export const fr = {
  title: "Classe de TVA",
  hint: "Le taux dépend du pays de livraison et de la date.",
  label: "Classe",
  save: "Enregistrer la TVA",
  saved: "Classe de TVA enregistrée",
  failed: "La classe de TVA n’a pas pu être enregistrée",
  engineRates: {
    title: "Ces taux ne s’appliquent pas",
    hint: "La TVA dépend de la classe de chaque produit, du pays de livraison et de la date. Réglez les taux à la page « Pays et TVA » ; ceux ajoutés ici n’ont aucun effet.",
  },
}
