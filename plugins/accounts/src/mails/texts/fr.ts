import type { Texts } from "./index"

export const fr: Texts = {
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  reset: {
    subject: "Choisissez un nouveau mot de passe",
    paragraphs: [
      "Vous avez demandé un nouveau mot de passe. Le bouton ci-dessous vous permet de le choisir ; il est valable une heure et ne sert qu’une fois.",
    ],
    action: "Choisir un mot de passe",
    footer: "Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.",
  },
  verify: {
    subject: "Confirmez votre adresse e-mail",
    paragraphs: [
      "Confirmez que cette adresse est bien la vôtre : les commandes que vous avez passées sans compte apparaîtront alors dans votre historique.",
    ],
    action: "Confirmer mon adresse",
    footer: "Vous n’avez pas ouvert de compte chez nous ? Ignorez ce message.",
  },
  newsletter: {
    subject: "Confirmez votre inscription à la lettre d’information",
    paragraphs: [
      "Plus qu’un pas : confirmez que vous souhaitez recevoir nos nouvelles, une fois par mois au plus.",
    ],
    action: "Confirmer mon inscription",
    footer: "Sans confirmation, vous ne recevrez rien.",
  },
}
