import type { Texts } from "."

export const fr: Texts = {
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  request: (number) => ({
    subject: `Qu’en pense votre perroquet ? Votre commande ${number}`,
    paragraphs: [
      `Votre commande ${number} est arrivée il y a quelques jours. Dites aux autres ce que vous pensez des articles, en bien comme en mal : quelques étoiles et une phrase suffisent.`,
      "Nous publions tous les avis, quel que soit le nombre d’étoiles, sauf ceux qui enfreignent les règles indiquées à côté des avis. Rien n’est donné en échange.",
    ],
    action: "Donner mon avis",
    footer:
      "Vous recevez ce message une seule fois par commande, parce que vous avez acheté chez nous. Vous n’en voulez plus ? Dites-le sur la même page.",
  }),
  refused: (product, rule) => ({
    subject: `Votre avis sur « ${product} » n’est pas publié`,
    paragraphs: [
      `Un membre de notre équipe a lu votre avis sur « ${product} ». Nous ne le publions pas, ou plus, pour cette raison : ${rule}`,
      "Le nombre d’étoiles n’y est pour rien. Vous pouvez modifier votre avis sur la page de votre commande : nous le relirons. Vous pensez que c’est une erreur ? Répondez à ce message ; vous pouvez aussi saisir un tribunal.",
    ],
    action: "Modifier mon avis",
  }),
  question: {
    answered: (product, { text, reply }) => ({
      subject: `Réponse à votre question sur « ${product} »`,
      paragraphs: [`Vous nous avez demandé : « ${text} »`, `Notre réponse : ${reply}`],
      action: "Voir l’article",
    }),
    refused: (product, rule) => ({
      subject: `Votre question sur « ${product} » n’est pas publiée`,
      paragraphs: [
        `Un membre de notre équipe a lu votre question sur « ${product} ». Ce texte n’est pas publié, pour cette raison : ${rule}`,
        "Vous pensez que c’est une erreur ? Répondez à ce message ; vous pouvez aussi saisir un tribunal.",
      ],
    }),
  },
  outcome: {
    published: (product) => ({
      subject: "Votre signalement d’un avis",
      paragraphs: [
        `Merci de votre signalement d’un avis sur « ${product} ». Un membre de notre équipe l’a relu : il n’enfreint aucune de nos règles et reste publié.`,
        "Vous n’êtes pas d’accord ? Répondez à ce message ; vous pouvez aussi saisir un tribunal.",
      ],
    }),
    refused: (product) => ({
      subject: "Votre signalement d’un avis",
      paragraphs: [
        `Merci de votre signalement d’un avis sur « ${product} ». Un membre de notre équipe l’a relu : il enfreint nos règles et n’est plus publié.`,
      ],
    }),
  },
  rules: {
    insulting: "il est insultant, haineux ou indécent.",
    personal_data: "il parle d’autres personnes ou donne des coordonnées.",
    off_topic: "il ne parle pas de l’article.",
    advertising: "il fait de la publicité.",
    unlawful: "il contient quelque chose que la loi interdit.",
    not_genuine: "il n’est pas impartial : il a été payé, ou écrit par quelqu’un qui y a un intérêt.",
  },
}
