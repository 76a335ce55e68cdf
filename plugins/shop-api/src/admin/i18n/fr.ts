export const fr = {
  title: "En boutique",
  hint: "Ce que le client lit à côté du prix.",
  unit: "Unité du prix",
  unitHint: "Ce que le prix achète : « €/kg », « €/500 g », « €/pièce »…",
  unitMissing: "Indiquez une unité de 1 à 30 caractères.",
  promotion: "En promotion",
  weight: {
    label: "Poids",
    none: "Sans poids, la boutique n'affiche pas de prix au kilo. Indiquez-le en grammes sous « Attributs » ; la loi le demande pour ce qui se vend au poids.",
    known: "Poids d'une unité : {{grams}} g. Le prix au kilo en découle.",
  },
  save: "Enregistrer l'affichage",
  saved: "Affichage enregistré",
  failed: "L'affichage n'a pas pu être enregistré",
}
