export const fr = {
  title: "Souvent achetés ensemble",
  hint: "Calculé chaque nuit à partir des commandes payées des 180 derniers jours. La page du produit montre ce qui est en stock.",
  none: "Pas encore assez d’acheteurs différents.",
  product: "Produit",
  buyers: "Acheteurs",
  stock: "En stock",
}
