export const fr = {
  title: "Textes dans les autres langues",
  hint: "Le titre et la description du produit sont en français ; ce qui manque ici s’affiche en français dans la boutique.",
  name: "Nom",
  description: "Description",
  handle: "Adresse",
  handleHint:
    "Fin de l’adresse de la page : minuscules, chiffres et tirets. Si ce champ est vide, elle est créée à partir du nom ; l’ancienne adresse reste valable.",
  handleInUse: "Un autre produit a déjà cette adresse",
  missing: "Manquant",
  complete: "Complet",
  missingCount: "Textes manquants : {{number}}",
  save: "Enregistrer les textes",
  saved: "Textes enregistrés",
  failed: "Les textes n’ont pas pu être enregistrés",
}
