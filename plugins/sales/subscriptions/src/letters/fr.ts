import type { Texts } from "."

const named = (name: string) => (name ? `« ${name} »` : "Un article")

const REASONS = {
  undeliverable: "aucun mode de livraison ne dessert l’adresse",
  too_small: "le total est inférieur au montant minimal d’un paiement par carte",
  email_refused: "le prestataire de paiement refuse l’adresse e-mail",
}

export const fr: Texts = {
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  begun: (weeks, on) => ({
    subject: "Votre livraison régulière est en place",
    paragraphs: [
      `Vous recevrez vos articles toutes les ${weeks} semaines, la prochaine fois le ${on}. Trois jours avant chaque envoi, un e-mail vous annonce son contenu et son prix ; votre carte n’est débitée qu’ensuite.`,
      "Il n’y a pas de durée minimale : sautez une livraison, modifiez les quantités ou la fréquence, mettez en pause ou arrêtez quand vous voulez, en un clic.",
    ],
    action: "Voir ma livraison régulière",
  }),
  announced: (on, total) => ({
    subject: `Votre livraison du ${on} : ${total}`,
    paragraphs: [
      `Voici le contenu de votre envoi, aux prix d’aujourd’hui. Le ${on}, nous débitons votre carte de ${total} et préparons votre colis. Vous n’avez rien à faire.`,
    ],
    action: "Voir ou modifier ma livraison",
  }),
  rise: (before, now) => `Attention, le prix a augmenté : ${now} au lieu de ${before} la dernière fois.`,
  instead: (missing, comes, now, before) =>
    `${named(missing)} n’est pas en stock. Comme vous l’avez choisi, « ${comes} » le remplace, pour ${now}${before ? ` au lieu de ${before}` : ""}.`,
  delivery: "Livraison",
  total: "Total, TVA et livraison comprises",
  totalWithoutVat: "Total, livraison comprise, hors TVA",
  waits: (name) => ({
    subject: "Votre livraison attend un article",
    paragraphs: [
      `${named(name)} n’est pas en stock. Comme vous l’avez choisi, votre livraison attend qu’il revienne ; nous vous écrirons alors, trois jours avant de débiter votre carte.`,
    ],
    action: "Voir ma livraison régulière",
  }),
  skipped: (name) => ({
    subject: "Votre livraison est sautée cette fois",
    paragraphs: [
      `${named(name)} n’est pas en stock : cette livraison n’a pas lieu et votre carte n’est pas débitée. La suivante vient à la date habituelle.`,
    ],
    action: "Voir ma livraison régulière",
  }),
  refused: (again) => ({
    subject: "Le paiement de votre livraison n’a pas abouti",
    paragraphs: [
      "Votre banque a refusé le débit ou veut que vous le confirmiez ; rien n’a été débité. Payez sur la page sécurisée, avec cette carte ou une autre : nous envoyons ensuite votre colis.",
      `Sans nouvelles de vous, nous réessayons le ${again}.`,
    ],
    action: "Payer ma livraison",
  }),
  givenUp: {
    subject: "Votre livraison régulière est en pause",
    paragraphs: [
      "Trois fois, votre banque a refusé le débit. Nous n’essayons plus : votre livraison régulière est en pause et rien n’a été débité. Reprenez-la quand vous voulez.",
    ],
    action: "Reprendre ma livraison régulière",
  },
  blocked: {
    undeliverable: {
      subject: "Nous ne pouvons pas livrer vos articles",
      paragraphs: [
        "Aucun de nos modes de livraison ne dessert votre adresse pour le moment ; rien n’a été débité. Choisissez une autre adresse ou un point d’enlèvement : nous annoncerons de nouveau votre livraison, trois jours avant de débiter votre carte.",
        "Nous réessayons chaque jour. Vous pouvez aussi mettre votre livraison régulière en pause ou l’arrêter.",
      ],
      action: "Modifier ma livraison régulière",
    },
    too_small: {
      subject: "Votre livraison est trop petite",
      paragraphs: [
        "Le total de votre livraison est inférieur au montant minimal d’un paiement par carte ; rien n’a été débité. Ajoutez des articles ou des quantités : nous annoncerons de nouveau votre livraison, trois jours avant de débiter votre carte.",
        "Nous réessayons chaque jour. Vous pouvez aussi mettre votre livraison régulière en pause ou l’arrêter.",
      ],
      action: "Modifier ma livraison régulière",
    },
    email_refused: {
      subject: "Nous ne pouvons pas débiter votre livraison",
      paragraphs: [
        "Le prestataire de paiement n’accepte pas votre adresse e-mail ; rien n’a été débité et votre banque n’a pas été contactée. Répondez à ce message pour que nous puissions la corriger.",
        "Nous réessayons chaque jour. Vous pouvez aussi mettre votre livraison régulière en pause ou l’arrêter.",
      ],
      action: "Modifier ma livraison régulière",
    },
  },
  toMerchant: (reason, email, order) => ({
    subject: `Une livraison régulière est impossible : ${email}`,
    paragraphs: [
      `La livraison régulière de ${email}, commencée avec la commande ${order}, est impossible : ${REASONS[reason]}. Le client en est informé et rien n’a été débité. La boutique réessaie chaque jour.`,
    ],
  }),
  ended: {
    subject: "Votre livraison régulière est terminée",
    paragraphs: [
      "Comme vous l’avez demandé, votre livraison régulière est terminée : plus rien n’est livré ni débité, et votre carte est effacée chez le prestataire de paiement.",
      "Une livraison déjà payée arrive encore ; vous pouvez vous en rétracter comme de toute commande.",
    ],
    action: "Voir ma livraison régulière",
  },
  changed: {
    subject: "Votre livraison régulière a été modifiée",
    paragraphs: ["Votre livraison régulière vient d’être modifiée :"],
    action: "Annuler cette modification",
  },
  undoable:
    "Ce n’était pas vous, ou vous avez changé d’avis ? Vous pouvez annuler cette modification pendant 24 heures, tant que rien d’autre n’est modifié. Par sécurité, changez votre mot de passe ou déconnectez-vous partout : tous les liens précédents cessent alors de fonctionner.",
  undone: {
    subject: "La modification de votre livraison régulière a été annulée",
    paragraphs: ["Votre livraison régulière est de nouveau comme avant :"],
    action: "Voir ma livraison régulière",
  },
  key: {
    subject: "Modifier votre livraison régulière",
    paragraphs: [
      "Vous avez demandé un lien pour modifier votre livraison régulière. Il ne sert qu’une fois et expire dans une heure.",
      "Si vous ne l’avez pas demandé, ignorez ce message : rien n’a été modifié.",
    ],
    action: "Modifier ma livraison régulière",
  },
  to: (address) => `Adresse de livraison : ${address}`,
  changes: {
    skipped: (on) => `La livraison du ${on} est sautée.`,
    paused: "Elle est en pause : rien n’est livré ni débité.",
    active: "Elle reprend : les livraisons continuent.",
    weeks: (from, to) => `Elle arrive toutes les ${to} semaines au lieu de toutes les ${from} semaines.`,
    quantity: (name, from, to) =>
      to ? `${named(name)} : ${to} au lieu de ${from}.` : `${named(name)} n’est plus livré.`,
    missing: {
      wait: "Si un article n’est pas en stock, la livraison l’attend.",
      skip: "Si un article n’est pas en stock, la livraison est sautée.",
    },
    instead: (name, by) =>
      by
        ? `Si ${named(name)} n’est pas en stock, « ${by} » le remplace.`
        : `Rien ne remplace ${named(name)} en rupture de stock.`,
    destination: (from, to) => `Elle est livrée à l’adresse ${to} au lieu de ${from}.`,
  },
  links: { skip: "Sauter celle-ci", change: "Modifier", pause: "Mettre en pause", end: "Arrêter" },
  footer:
    "Ces liens sont personnels : toute personne qui les possède peut sauter une livraison, réduire, mettre en pause ou arrêter cette livraison régulière.",
}
