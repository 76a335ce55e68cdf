import type { Texts } from "."

export const nl: Texts = {
  greeting: (name) => (name ? `Dag ${name},` : "Dag,"),
  request: (number) => ({
    subject: `Wat vindt uw papegaai ervan? Uw bestelling ${number}`,
    paragraphs: [
      `Uw bestelling ${number} is enkele dagen geleden aangekomen. Vertel anderen wat u van de artikelen vindt, goed of slecht: een paar sterren en één zin volstaan.`,
      "Wij publiceren alle beoordelingen, hoeveel sterren u ook geeft, behalve als ze de regels naast de beoordelingen overtreden. U krijgt er niets voor in de plaats.",
    ],
    action: "Mijn mening geven",
    footer:
      "U krijgt dit bericht één keer per bestelling, omdat u bij ons gekocht hebt. Wilt u dat niet meer? Dat kunt u op dezelfde pagina aangeven.",
  }),
  refused: (product, rule) => ({
    subject: `Uw beoordeling van ‘${product}’ is niet gepubliceerd`,
    paragraphs: [
      `Iemand van ons heeft uw beoordeling van ‘${product}’ gelezen. Wij publiceren ze niet, of niet meer, om deze reden: ${rule}`,
      "Het aantal sterren heeft er niets mee te maken. U kunt uw beoordeling op de pagina van uw bestelling aanpassen: wij lezen ze dan opnieuw. Denkt u dat het een vergissing is? Antwoord op dit bericht; u kunt ook naar de rechter gaan.",
    ],
    action: "Mijn beoordeling aanpassen",
  }),
  question: {
    answered: (product, { text, reply }) => ({
      subject: `Antwoord op uw vraag over ‘${product}’`,
      paragraphs: [`U vroeg ons: ‘${text}’`, `Ons antwoord: ${reply}`],
      action: "Het artikel bekijken",
    }),
    refused: (product, rule) => ({
      subject: `Uw vraag over ‘${product}’ is niet gepubliceerd`,
      paragraphs: [
        `Iemand van ons heeft uw vraag over ‘${product}’ gelezen. Wij publiceren ze niet, om deze reden: ${rule}`,
        "Denkt u dat het een vergissing is? Antwoord op dit bericht; u kunt ook naar de rechter gaan.",
      ],
    }),
  },
  outcome: {
    published: (product) => ({
      subject: "Uw melding van een beoordeling",
      paragraphs: [
        `Bedankt voor uw melding van een beoordeling van ‘${product}’. Iemand van ons heeft ze opnieuw gelezen: ze overtreedt geen van onze regels en blijft staan.`,
        "Bent u het er niet mee eens? Antwoord op dit bericht; u kunt ook naar de rechter gaan.",
      ],
    }),
    refused: (product) => ({
      subject: "Uw melding van een beoordeling",
      paragraphs: [
        `Bedankt voor uw melding van een beoordeling van ‘${product}’. Iemand van ons heeft ze opnieuw gelezen: ze overtreedt onze regels en staat er niet meer.`,
      ],
    }),
  },
  rules: {
    insulting: "ze is beledigend, haatdragend of onfatsoenlijk.",
    personal_data: "ze gaat over andere mensen of bevat contactgegevens.",
    off_topic: "ze gaat niet over het artikel.",
    advertising: "ze maakt reclame.",
    unlawful: "ze bevat iets wat de wet verbiedt.",
    not_genuine: "ze is niet belangeloos: er is voor betaald of de schrijver heeft er zelf belang bij.",
  },
}
