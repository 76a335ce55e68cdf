import type { Texts } from "./index"

const SAFETY = {
  action: "Voir mes appareils",
  footer:
    "Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et déconnectez tous vos appareils.",
}

export const fr: Texts = {
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  reset: {
    subject: "Choisissez un nouveau mot de passe",
    paragraphs: [
      "Vous avez demandé un nouveau mot de passe. Le bouton ci-dessous vous permet de le choisir ; il est valable une heure et ne sert qu’une fois.",
    ],
    action: "Choisir un mot de passe",
    footer: "Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.",
  },
  verify: {
    subject: "Confirmez votre adresse e-mail",
    paragraphs: [
      "Confirmez que cette adresse est bien la vôtre : les commandes que vous avez passées sans compte apparaîtront alors dans votre historique.",
    ],
    action: "Confirmer mon adresse",
    footer: "Vous n’avez pas ouvert de compte chez nous ? Ignorez ce message.",
  },
  newsletter: {
    subject: "Confirmez votre inscription à la newsletter",
    paragraphs: [
      "Encore une étape : confirmez que vous souhaitez recevoir nos nouvelles, une fois par mois au maximum.",
    ],
    action: "Confirmer mon inscription",
    footer: "Sans confirmation, vous ne recevrez rien.",
  },
  alerts: {
    sign_in: ({ device, when }) => ({
      subject: "Nouvelle connexion à votre compte",
      paragraphs: [
        `Une connexion à votre compte vient d’avoir lieu depuis ${device || "un appareil inconnu"}, le ${when}.`,
        "Si c’était vous, il n’y a rien à faire.",
      ],
      ...SAFETY,
    }),
    second_factor_on: ({ when }) => ({
      subject: "La double authentification est active",
      paragraphs: [
        `La double authentification de votre compte a été activée le ${when}. Un code de votre application vous sera demandé à chaque connexion.`,
      ],
      ...SAFETY,
    }),
    second_factor_off: ({ when }) => ({
      subject: "La double authentification est désactivée",
      paragraphs: [
        `La double authentification de votre compte a été désactivée le ${when}. Votre mot de passe suffit désormais pour vous connecter.`,
      ],
      ...SAFETY,
    }),
    password: ({ when }) => ({
      subject: "Votre mot de passe a changé",
      paragraphs: [
        `Le mot de passe de votre compte a été changé le ${when}. Vos autres appareils ont été déconnectés.`,
      ],
      ...SAFETY,
    }),
    password_by_link: ({ when }) => ({
      subject: "Un nouveau mot de passe a été choisi",
      paragraphs: [
        `Un nouveau mot de passe a été choisi pour votre compte le ${when}, avec un lien envoyé par e-mail ou par un propriétaire de la boutique. Tous vos appareils ont été déconnectés.`,
      ],
      ...SAFETY,
    }),
    second_factor_taken: ({ by, when }) => ({
      subject: "Votre double authentification a été retirée",
      paragraphs: [
        `${by || "Un propriétaire de la boutique"} a retiré la double authentification de votre compte le ${when}. Tous vos appareils ont été déconnectés ; votre mot de passe suffit désormais pour vous connecter. Pensez à la réactiver.`,
      ],
      ...SAFETY,
    }),
  },
  notice: {
    subject: ({ what }) => `Sécurité : ${what}`,
    paragraphs: ({ what, when, by }) => [
      `${what}, le ${when}, par ${by}.`,
      "Si vous êtes au courant, vous n’avez rien à faire.",
    ],
    action: "Voir mes appareils",
    footer:
      "Ce n’est pas vous et vous n’étiez pas au courant ? Choisissez tout de suite un nouveau mot de passe, déconnectez tous vos appareils et prévenez un propriétaire de la boutique.",
    actions: {
      recovery_codes: "De nouveaux codes de secours ont été créés",
      recovery_codes_with_password: "De nouveaux codes de secours ont été créés",
      data_export: "Vos données personnelles ont été téléchargées",
      assistant_agreement: "Votre entreprise a autorisé un assistant à commander",
      role: "Le rôle d’un administrateur a été modifié",
      security_settings: "Les réglages de sécurité de la boutique ont été modifiés",
      store_settings: "Les réglages de la boutique ont été modifiés",
      payout_details: "Les coordonnées de l’entreprise ou du compte bancaire ont été modifiées",
      api_keys: "Les clés API ont été modifiées",
      webhooks: "Les webhooks ont été modifiés",
      invitation: "Les invitations d’administrateurs ont été modifiées",
      administrator_sessions: "Les sessions d’un administrateur ont été fermées",
      administrator_removal: "Un administrateur a été retiré",
      administrator_password: "Un lien pour changer le mot de passe d’un administrateur a été créé",
      customer_email: "L’adresse e-mail de votre compte client a été modifiée",
      customer_deletion: "Un compte client a été supprimé",
      personal_data_export: "Des données personnelles de clients ont été exportées",
      workflow: "Un workflow a été lancé manuellement",
      owner_recovery: "L’accès d’un propriétaire a été rétabli depuis le serveur",
    },
  },
  orderTransfer: ({ number, account }) => ({
    subject: `Transférer votre commande ${number} ?`,
    paragraphs: [
      `Le compte ${account} demande le transfert de votre commande ${number}. Le titulaire de ce compte verra alors la commande, son adresse et ses factures.`,
      "Si c’est vous, confirmez : le lien est valable sept jours.",
    ],
    action: "Transférer la commande",
    footer: "Ce n’est pas vous ? Ne faites rien : la commande n’est pas transférée.",
  }),
  invitation: ({ until }) => ({
    subject: "Vous êtes invité à administrer la boutique",
    paragraphs: [
      `Vous êtes invité à rejoindre l’équipe qui administre la boutique. Le bouton ci-dessous vous permet d’accepter ; il ne sert qu’une fois, jusqu’au ${until}.`,
    ],
    action: "Accepter l’invitation",
    footer: "Vous n’attendiez pas cette invitation ? Ignorez ce message.",
  }),
}
