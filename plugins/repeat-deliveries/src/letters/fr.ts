import type { Texts } from "."

const named = (name: string) => (name ? `« ${name} »` : "Un article")

export const fr: Texts = {
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  begun: (weeks, on) => ({
    subject: "Votre livraison répétée est en place",
    paragraphs: [
      `Vous recevrez vos articles toutes les ${weeks} semaines, la prochaine fois le ${on}. Trois jours avant chaque livraison, nous vous écrivons ce qui vient et à quel prix ; votre carte n’est débitée qu’ensuite.`,
      "Il n’y a pas de durée minimale : passez une livraison, changez les quantités ou le rythme, mettez en pause ou arrêtez quand vous voulez, en un clic.",
    ],
    action: "Voir ma livraison répétée",
  }),
  announced: (on, total) => ({
    subject: `Votre livraison du ${on} : ${total}`,
    paragraphs: [
      `Voici ce qui vient, aux prix d’aujourd’hui. Le ${on}, nous débitons votre carte de ${total} et préparons votre colis. Vous n’avez rien à faire.`,
    ],
    action: "Voir ou changer ma livraison",
  }),
  rise: (before, now) => `Attention, le prix a augmenté : ${now} au lieu de ${before} la dernière fois.`,
  instead: (missing, comes, now, before) =>
    `${named(missing)} n’est pas en stock. Comme vous l’avez choisi, « ${comes} » vient à la place, pour ${now}${before ? ` au lieu de ${before}` : ""}.`,
  delivery: "Livraison",
  total: "Total, TVA et livraison comprises",
  waits: (name) => ({
    subject: "Votre livraison attend un article",
    paragraphs: [
      `${named(name)} n’est pas en stock. Comme vous l’avez choisi, votre livraison attend qu’il revienne ; nous vous écrirons alors, trois jours avant de débiter votre carte.`,
    ],
    action: "Voir ma livraison répétée",
  }),
  skipped: (name) => ({
    subject: "Votre livraison est passée cette fois",
    paragraphs: [
      `${named(name)} n’est pas en stock : cette livraison n’a pas lieu et votre carte n’est pas débitée. La suivante vient à la date habituelle.`,
    ],
    action: "Voir ma livraison répétée",
  }),
  refused: (again) => ({
    subject: "Le paiement de votre livraison n’a pas abouti",
    paragraphs: [
      "Votre banque a refusé le débit ou veut que vous le confirmiez ; rien n’a été débité. Payez sur la page sécurisée, avec cette carte ou une autre : votre colis part ensuite.",
      `Sans nouvelles de vous, nous réessayons le ${again}.`,
    ],
    action: "Payer ma livraison",
  }),
  givenUp: {
    subject: "Votre livraison répétée est en pause",
    paragraphs: [
      "Trois fois, votre banque a refusé le débit. Nous n’essayons plus : votre livraison répétée est en pause et rien n’a été débité. Reprenez-la quand vous voulez.",
    ],
    action: "Reprendre ma livraison répétée",
  },
  ended: {
    subject: "Votre livraison répétée est terminée",
    paragraphs: [
      "Comme vous l’avez demandé, votre livraison répétée est terminée : plus rien n’est livré ni débité, et votre carte est effacée chez le prestataire de paiement.",
      "Une livraison déjà payée arrive encore ; vous pouvez vous en rétracter comme de toute commande.",
    ],
    action: "Voir ma livraison répétée",
  },
  links: { skip: "Passer celle-ci", change: "Changer", pause: "Mettre en pause", end: "Arrêter" },
  footer: "Ces liens ne sont que pour vous : qui les a peut changer cette livraison répétée.",
}
