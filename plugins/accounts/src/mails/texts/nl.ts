import type { Texts } from "./index"

const SAFETY = {
  action: "Mijn toestellen bekijken",
  footer: "Was u dit niet? Kies meteen een nieuw wachtwoord en meld al uw toestellen af.",
}

export const nl: Texts = {
  greeting: (name) => (name ? `Dag ${name},` : "Goeiedag,"),
  reset: {
    subject: "Kies een nieuw wachtwoord",
    paragraphs: [
      "U vroeg een nieuw wachtwoord aan. Met de knop hieronder kiest u er een; de link is één uur geldig en werkt maar één keer.",
    ],
    action: "Wachtwoord kiezen",
    footer: "Niets aangevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.",
  },
  verify: {
    subject: "Bevestig uw e-mailadres",
    paragraphs: [
      "Bevestig dat dit adres van u is: bestellingen die u zonder account plaatste, verschijnen dan in uw overzicht.",
    ],
    action: "Mijn adres bevestigen",
    footer: "Hebt u geen account bij ons geopend? Dan mag u dit bericht negeren.",
  },
  newsletter: {
    subject: "Bevestig uw inschrijving op de nieuwsbrief",
    paragraphs: ["Nog één stap: bevestig dat u ons nieuws wilt ontvangen, hooguit één keer per maand."],
    action: "Inschrijving bevestigen",
    footer: "Zonder bevestiging sturen wij u niets.",
  },
  alerts: {
    sign_in: ({ device, when }) => ({
      subject: "Nieuwe aanmelding bij uw account",
      paragraphs: [
        `Er is zonet ingelogd op uw account met ${device || "een onbekend toestel"}, op ${when}.`,
        "Was u het zelf, dan hoeft u niets te doen.",
      ],
      ...SAFETY,
    }),
    second_factor_on: ({ when }) => ({
      subject: "Tweestapsverificatie staat aan",
      paragraphs: [
        `De tweestapsverificatie van uw account is op ${when} aangezet. Bij elke aanmelding wordt u een code van uw app gevraagd.`,
      ],
      ...SAFETY,
    }),
    second_factor_off: ({ when }) => ({
      subject: "Tweestapsverificatie staat uit",
      paragraphs: [
        `De tweestapsverificatie van uw account is op ${when} uitgezet. Uw wachtwoord volstaat voortaan om in te loggen.`,
      ],
      ...SAFETY,
    }),
    password: ({ when }) => ({
      subject: "Uw wachtwoord is gewijzigd",
      paragraphs: [
        `Het wachtwoord van uw account is op ${when} gewijzigd. Uw andere toestellen zijn afgemeld.`,
      ],
      ...SAFETY,
    }),
    password_by_link: ({ when }) => ({
      subject: "Er is een nieuw wachtwoord gekozen",
      paragraphs: [
        `Op ${when} is een nieuw wachtwoord voor uw account gekozen, met een link die per e-mail of van een eigenaar van de winkel kwam. Al uw toestellen zijn afgemeld.`,
      ],
      ...SAFETY,
    }),
    second_factor_taken: ({ by, when }) => ({
      subject: "Uw tweestapsverificatie is weggenomen",
      paragraphs: [
        `${by || "Een eigenaar van de winkel"} heeft op ${when} de tweestapsverificatie van uw account weggenomen. Al uw toestellen zijn afgemeld; uw wachtwoord volstaat voortaan om in te loggen. Stel ze best opnieuw in.`,
      ],
      ...SAFETY,
    }),
  },
  orderTransfer: ({ number, account }) => ({
    subject: `Uw bestelling ${number} overdragen?`,
    paragraphs: [
      `Het account ${account} vraagt dat uw bestelling ${number} erbij hoort. Wie dat account heeft, ziet dan de bestelling, het adres en de facturen.`,
      "Bent u dat zelf, bevestig het dan: de link is zeven dagen geldig.",
    ],
    action: "Bestelling overdragen",
    footer: "Bent u dit niet? Doe niets: de bestelling blijft waar ze is.",
  }),
  invitation: ({ until }) => ({
    subject: "U bent uitgenodigd om de winkel te beheren",
    paragraphs: [
      `U bent uitgenodigd bij het team dat de winkel beheert. Met de knop hieronder aanvaardt u de uitnodiging; ze werkt één keer, tot ${until}.`,
    ],
    action: "Uitnodiging aanvaarden",
    footer: "Verwachtte u deze uitnodiging niet? Dan mag u dit bericht negeren.",
  }),
}
