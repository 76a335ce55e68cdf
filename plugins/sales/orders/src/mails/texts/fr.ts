import type { Texts } from "./index"

export const fr: Texts = {
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  orderLink: (number) => ({
    subject: `Votre commande ${number}`,
    paragraphs: ["Voici, comme demandé, le lien vers votre commande."],
    action: "Voir ma commande",
    footer: "Vous n’avez rien demandé ? Ignorez ce message ; ne transmettez pas ce lien.",
  }),
  track: "Suivre la commande",
  confirmAwaited: "Confirmer ma commande",
  awaited: (number, text) => ({
    subject: `Votre commande ${number} attend votre paiement`,
    paragraphs: [`Merci : votre commande ${number} est enregistrée et vos articles sont réservés.`, text],
    action: "Voir ma commande",
  }),
  paymentLink: (number, amount) => ({
    subject: `Payer votre commande ${number}`,
    paragraphs: [
      `Votre commande ${number} est prête : il reste ${amount} à payer. Le lien ci-dessous montre ce que vous payez et mène à la page de paiement sécurisée.`,
    ],
    action: `Payer ${amount}`,
    footer: "Ce lien n’est que pour vous : toute personne qui l’a peut voir cette commande.",
  }),
  written: (number) => ({
    action: "Voir ma commande",
    footer: `Ce message concerne votre commande ${number}. Répondez simplement à cet e-mail : nous vous lisons.`,
  }),
  placed: (number) => ({
    subject: `Merci pour votre commande ${number}`,
    paragraphs: [
      `Votre paiement est arrivé et votre commande ${number} est enregistrée. Vous recevrez un e-mail dès qu’elle part.`,
    ],
    action: "Voir ma commande",
  }),
  waiting: (goods) => `Pas encore en stock : ${goods}. Nous l’expédions dès son arrivée.`,
  replacement: (number, replaced) => ({
    subject: `Votre commande de remplacement ${number}`,
    paragraphs: [
      `Nous vous renvoyons sans frais des articles de votre commande ${replaced} : c’est la commande ${number}. Vous n’avez rien à payer.`,
      "Nous vous écrivons dès que le colis part.",
    ],
    action: "Voir ma commande",
  }),
  preparing: (number) => ({
    subject: `Nous préparons votre commande ${number}`,
    paragraphs: ["Votre colis est en préparation. Vous recevrez un message dès qu’il part."],
    action: "Voir ma commande",
  }),
  shipped: (number, tracking) => ({
    subject: `Votre commande ${number} est en route`,
    paragraphs: [
      tracking ? `Votre colis est en route. Numéro de suivi : ${tracking}.` : "Votre colis est en route.",
    ],
    action: "Voir ma commande",
  }),
  articlesChanged: (number) => ({
    subject: `Votre commande ${number} a été modifiée`,
    paragraphs: [
      "Nous avons modifié votre commande comme convenu. Si nous vous remboursons un montant ou s’il reste un montant à payer, un autre message vous l’indiquera.",
    ],
    action: "Voir ma commande",
  }),
  partShipped: (number) => ({
    subject: `Une partie de votre commande ${number} est en route`,
    paragraphs: [
      "Une partie de votre commande est en route. Le reste suit dans un autre colis ; un message vous préviendra dès qu’il part.",
    ],
    action: "Voir ma commande",
  }),
  restShipped: (number) => ({
    subject: `Le reste de votre commande ${number} est en route`,
    paragraphs: ["Le dernier colis de votre commande est en route."],
    action: "Voir ma commande",
  }),
  onHold: (number) => ({
    subject: `Votre commande ${number} est en cours de vérification`,
    paragraphs: [
      `Nous vérifions un point avant d’expédier votre commande ${number}. Vos articles restent réservés. Vous n’avez rien à faire : nous vous écrirons si nous avons besoin de quelque chose.`,
    ],
    action: "Voir ma commande",
  }),
  late: (number) => ({
    subject: `Votre commande ${number} a du retard`,
    paragraphs: [
      `Votre commande ${number} n’est pas encore partie, alors que nous vous l’avions promis. Nous vous présentons nos excuses : nous l’expédions dès que possible, et vous recevrez un e-mail à son départ.`,
      "Vous ne souhaitez plus attendre ? Répondez à ce message : nous annulons la commande et la remboursons entièrement.",
    ],
    action: "Voir ma commande",
  }),
  deliveryChanged: (number, price) => ({
    subject: `La livraison de votre commande ${number} a changé`,
    paragraphs: [
      `Nous avons modifié la livraison de votre commande ${number} comme indiqué ci-dessous.`,
      ...(price
        ? [
            "more" in price
              ? `La nouvelle livraison coûte ${price.more} de plus. Un autre message vous explique comment payer la différence.`
              : `La nouvelle livraison coûte ${price.less} de moins. Ce que vous avez payé en trop vous est remboursé.`,
          ]
        : []),
    ],
    action: "Voir ma commande",
    footer: "Une erreur ? Répondez à ce message avant le départ de votre colis.",
  }),
  cancelled: (number, refunded) => ({
    subject: `Votre commande ${number} est annulée`,
    paragraphs: [
      `Votre commande ${number} est annulée.`,
      refunded
        ? `Nous vous avons remboursé ${refunded} ; selon votre banque, l’argent arrive en 5 à 10 jours.`
        : "Si vous aviez payé, un autre message vous annonce le remboursement.",
    ],
    action: "Voir ma commande",
  }),
  cancelledUnpaid: (number) => ({
    subject: `Votre commande ${number} est annulée`,
    paragraphs: [
      `Votre commande ${number} est annulée ; aucun paiement n’était arrivé.`,
      "Si votre paiement est en route, répondez à ce message : nous vous le remboursons, ou nous envoyons tout de même votre commande si les articles sont encore disponibles.",
    ],
    action: "Voir ma commande",
  }),
  refunded: (number, amount) => ({
    subject: `Remboursement pour votre commande ${number}`,
    paragraphs: [
      `Nous vous avons remboursé ${amount} ; selon votre banque, l’argent arrive en 5 à 10 jours.`,
    ],
    action: "Voir ma commande",
  }),
  refundedAsCredit: (number, amount, credited) => ({
    subject: `Remboursement pour votre commande ${number}`,
    paragraphs: [
      `Nous vous avons remboursé ${amount}, dont ${credited} en avoir.`,
      "Choisissez « Utiliser mon avoir » lors d’une commande. Votre compte montre ce qu’il reste.",
    ],
    action: "Voir ma commande",
  }),
  refundFailed: (number, amount) => ({
    subject: `Votre remboursement pour ${number} n’est pas arrivé`,
    paragraphs: [
      `Votre banque nous a renvoyé les ${amount} que nous vous avions remboursés : la carte ou le compte est peut-être clôturé. Nous vous devons toujours cet argent et vous le verserons autrement.`,
      "Répondez à ce message en indiquant le compte (IBAN) à créditer : vous l’aurez en quelques jours.",
    ],
    action: "Voir ma commande",
  }),
  givenBack: (number, amount) => ({
    subject: `Votre paiement ${number} vous est remboursé`,
    paragraphs: [
      `Votre paiement de ${amount} est arrivé, mais nous n’avons pas pu en faire une commande : entre-temps, un article a été épuisé ou quelque chose a changé dans votre panier.`,
      `Nous vous remboursons le tout, sur le moyen de paiement utilisé ; selon votre banque, l’argent arrive en 5 à 10 jours. Vous n’avez rien à faire.`,
      "Nous vous prions de nous excuser. Votre panier vous attend si vous voulez réessayer.",
    ],
    action: "Aller à la boutique",
  }),
  notNeeded: (number, amount) => ({
    subject: `Votre paiement ${number} vous est remboursé`,
    paragraphs: [
      `Votre paiement de ${amount} est arrivé alors que la commande ${number} était déjà payée, modifiée ou annulée.`,
      `Nous vous remboursons le tout, sur le moyen de paiement utilisé ; selon votre banque, l’argent arrive en 5 à 10 jours. Vous n’avez rien à faire.`,
    ],
    action: "Aller à la boutique",
  }),
  merchantRefundFailed: (number, amount, customer) => ({
    subject: `Un remboursement est revenu : ${number}`,
    paragraphs: [
      `La banque de ${customer} a renvoyé ${amount} de ${number}. Le client est prévenu.`,
      "Remboursez à nouveau dans Stripe, ou par virement, puis signalez-le dans le tableau de bord.",
    ],
    action: "Ouvrir le tableau de bord",
  }),
  withdrawal: (number, at, message) => ({
    subject: `Votre rétractation pour la commande ${number} est bien reçue`,
    paragraphs: [
      `Nous avons bien reçu, le ${at}, votre déclaration de rétractation pour la commande ${number}. Elle porte sur les articles ci-dessous ; gardez ce message comme preuve.`,
      ...(message ? [`Votre message : ${message}`] : []),
      "Nous examinons votre demande et revenons vers vous dans les 48 heures. Le droit de rétractation ne couvre pas les denrées qui se gâtent vite ni les sachets descellés après la livraison ; si c’est le cas, nous vous le disons.",
      "Renvoyez ensuite les articles dans les 14 jours à l’adresse en bas de ce message. Nous remboursons dès que nous les avons reçus, au plus tard 14 jours après votre déclaration si vous prouvez l’envoi. Si votre colis n’est pas encore parti, nous faisons notre possible pour le retenir.",
    ],
    action: "Voir ma commande",
  }),
  withdrawalWaiting: (number, at) => ({
    subject: `Votre rétractation pour la commande ${number} est bien reçue`,
    paragraphs: [
      `Nous avons bien reçu, le ${at}, une déclaration de rétractation pour la commande ${number}, faite avec ce numéro et votre adresse e-mail. Elle porte sur les articles ci-dessous et vaut à partir de ce moment ; gardez ce message comme preuve.`,
      "C’était vous ? Confirmez-la sur la page de la commande : nous la traitons alors sans autre question. Renvoyez les articles dans les 14 jours à l’adresse en bas de ce message ; cela vaut aussi confirmation.",
      "Ce n’était pas vous ? Vous n’avez rien à faire : tant qu’elle n’est pas confirmée, votre colis est envoyé comme prévu et rien n’est remboursé.",
    ],
    action: "Voir ma commande",
  }),
  withdrawalExcluded: (number) => ({
    subject: `Votre rétractation pour la commande ${number}`,
    paragraphs: [
      `Nous avons reçu une déclaration de rétractation pour la commande ${number}. Elle ne contient que des denrées périssables : le droit de rétractation de 14 jours ne s’y applique pas, comme la boutique l’indique avant l’achat.`,
      "Un article est abîmé, défectueux ou n’est pas le bon ? Répondez à ce message : nous le remplaçons ou le remboursons.",
    ],
    action: "Voir ma commande",
  }),
  withdrawalLate: (number, at) => ({
    subject: `Votre rétractation pour la commande ${number}`,
    paragraphs: [
      `Nous avons bien reçu, le ${at}, une déclaration de rétractation pour la commande ${number}, faite avec ce numéro et votre adresse e-mail. Gardez ce message comme preuve.`,
      "Elle est arrivée après la fin du délai de 14 jours qui suit la livraison. La commande n’est donc pas remboursée pour cette raison.",
      "Votre colis est arrivé plus tard, ou un article est abîmé, défectueux ou n’est pas le bon ? Répondez à ce message : nous trouvons une solution. Vos droits en cas de défaut restent les mêmes.",
    ],
    action: "Voir ma commande",
  }),
  withdrawalNotPossible: (number, at) => ({
    subject: `Votre rétractation pour la commande ${number}`,
    paragraphs: [
      `Nous avons bien reçu, le ${at}, une déclaration de rétractation pour la commande ${number}, faite avec ce numéro et votre adresse e-mail. Gardez ce message comme preuve.`,
      "Il n’y a pas d’achat en cours dont vous pourriez vous rétracter : la commande n’est pas payée, elle est annulée ou ses articles sont déjà revenus. Vous n’avez rien à faire.",
      "Si ce n’est pas le cas, répondez à ce message.",
    ],
    action: "Voir ma commande",
  }),
  rightToWithdraw: {
    none: "Votre commande ne contient que des denrées périssables : le droit de rétractation de 14 jours ne s’y applique pas.",
    whole:
      "Vous pouvez vous rétracter sans dire pourquoi dans les 14 jours qui suivent la livraison, depuis la page de votre commande.",
    partly: (names) =>
      `Vous pouvez vous rétracter sans dire pourquoi dans les 14 jours qui suivent la livraison, depuis la page de votre commande, sauf pour ce qui est périssable : ${names}.`,
  },
  rows: {
    yesOrNo: { yes: "oui", no: "non" },
    delivery: "Livraison",
    free: "Offerte",
    discount: (code) => `Remise ${code}`,
    vat: (rate) => `dont TVA ${rate}`,
    payment: "Paiement",
    paidWith: {
      card: "Carte",
      transfer: "Virement bancaire",
      gift_card: "Carte-cadeau",
      store_credit: "Avoir",
      account: "Sur facture",
    },
    dueOn: "À payer au plus tard le",
    communication: "Communication du virement",
    total: "Total, TVA comprise",
    totalUntaxed: "Total",
    assistant: "Commandé avec l’assistant",
    parcel: "Dans ce colis",
    tracking: "Numéro de suivi",
    toFollow: "Suivra plus tard",
    expected: "Livraison prévue",
    day: (from, by) => (from === by ? from : `du ${from} au ${by}`),
    address: "Adresse de livraison",
    recipient: "Destinataire",
    company: "Société",
    phone: "Téléphone",
    note: "Consigne pour le livreur",
    kinds: { home: "À une adresse", pickup_point: "Point d’enlèvement", locker: "Distributeur de colis" },
  },
}
