export const fr = {
  title: "Textes dans les autres langues",
  hint: "Le titre et la description du produit sont en français ; ce qui manque ici s'affiche en français dans la boutique.",
  name: "Nom",
  description: "Description",
  missing: "Manque",
  complete: "Complet",
  missingCount: "Textes manquants : {{number}}",
  save: "Enregistrer les textes",
  saved: "Textes enregistrés",
  failed: "Les textes n'ont pas pu être enregistrés",
}
