export const fr = {
  title: "Lots",
  hint: "Ce qui est en rayon, ce qui part en premier d’abord. Recevoir un lot ou le rappeler se fait dans le tableau de bord.",
  orderHint: "De quels lots viennent les articles de cette commande.",
  none: "Aucun lot en rayon.",
  unnumbered: "Sans lot",
  number: "Lot",
  date: "À consommer jusqu’au",
  quantity: "Unités",
  noDate: "–",
  states: {
    recalled: "Rappelé",
    gone: "Épuisé",
    expired: "Périmé",
    near: "Bientôt périmé",
    sellable: "En vente",
  },
}
