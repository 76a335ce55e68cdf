import type { Texts } from "."

export const fr: Texts = {
  greeting: "Bonjour,",
  question: (name) => ({
    subject: `Vous prévenir du retour de « ${name} » ?`,
    paragraphs: [
      `« ${name} » est épuisé. Confirmez que vous souhaitez recevoir un e-mail dès qu’il y en a de nouveau : un seul message, puis nous effaçons votre adresse.`,
    ],
    action: "Confirmer",
    footer:
      "Sans confirmation dans les sept jours, vous ne recevrez rien et votre adresse est effacée. Le même lien permet de renoncer plus tard.",
  }),
  isBack: (name) => ({
    subject: `« ${name} » est de retour`,
    paragraphs: [
      `Bonne nouvelle : « ${name} » est de nouveau en stock.`,
      "Nous n’avons rien réservé pour vous : premier arrivé, premier servi.",
    ],
    action: "Voir le produit",
    footer: "Vous nous aviez demandé de vous prévenir. C’était le seul message : votre demande est effacée.",
  }),
}
